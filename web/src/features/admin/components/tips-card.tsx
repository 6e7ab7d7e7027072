import { Check } from 'lucide-react';
import { TIPS } from '../profile-copy';
import { Section } from './section';

export function TipsCard() {
  return (
    <Section title={TIPS.title} hideInPrint>
      <ul className="grid gap-2.5 text-sm">
        {TIPS.items.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
