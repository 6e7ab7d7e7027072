import { clsx } from 'clsx';
import { passwordStrength, STRENGTH_WORDS } from './password-strength';

const TONES = ['', 'bg-bad', 'bg-warn', 'bg-good', 'bg-good'] as const;

/** Four bars and a word. The word is announced politely while one types. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className="mt-0.5 flex h-5 items-center gap-3">
      <span aria-hidden="true" className="grid grow grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx(
              'h-1 rounded-full transition-colors',
              step <= strength ? TONES[strength] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span aria-live="polite" className="w-28 text-right text-xs text-ink-soft">
        {STRENGTH_WORDS[strength]}
      </span>
    </div>
  );
}
