import { PANEL } from '../copy';
import { Section } from './section';

export function Instructions() {
  return (
    <Section title={PANEL.instructions.title}>
      <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-soft marker:text-edge">
        {PANEL.instructions.items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}
