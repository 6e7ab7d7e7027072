import { useState } from 'react';
import type { SetUp } from '../api/account';
import { ConfirmCode } from './confirm-code';
import { ConfirmPassword } from './confirm-password';
import { StartButton } from '../../../shared/ui/start-button';
import { SECOND_FACTOR } from '../profile-copy';

interface Props {
  /** It was switched off just now. */
  back: boolean;
  onEnabled: (recoveryCodes: string[]) => void;
}

/** Password, then seed and code. */
export function TurnOn({ back, onEnabled }: Props) {
  const [again, setAgain] = useState(back);
  const [step, setStep] = useState<'start' | 'password' | SetUp>('start');
  const restart = (): void => {
    setAgain(true);
    setStep('start');
  };
  if (step === 'start') {
    return (
      <div className="grid justify-items-start gap-4 text-sm">
        <p className="text-ink-soft">{SECOND_FACTOR.offText}</p>
        <StartButton back={again} onClick={() => setStep('password')}>
          {SECOND_FACTOR.start}
        </StartButton>
      </div>
    );
  }
  if (step === 'password') return <ConfirmPassword onSetUp={setStep} onCancel={restart} />;
  return <ConfirmCode setUp={step} onEnabled={onEnabled} onRestart={restart} />;
}
