import { COPY } from '@acordo/document/copy';
import type { Fact } from '@acordo/document/facts';
import { Words } from './words';

const NAMES: string[] = [COPY.facts.company, COPY.facts.name];
/** Read as what they are without a label, which is read out only. */
const PLAIN: string[] = [...NAMES, COPY.facts.email, COPY.facts.phone, COPY.facts.address, COPY.facts.domain];

/** A party: its name, below it everything else as small print. Not translated. */
export function PartyFacts({ facts, nameClass }: { facts: Fact[]; nameClass: string }) {
  if (facts.length === 0) return null;
  return (
    <dl translate="no" className="mt-1 grid gap-x-4 text-sm text-ink-soft">
      {facts.map(({ label, value }) => (
        <div key={label} className={`min-w-0 ${NAMES.includes(label) ? `mb-1 text-ink ${nameClass}` : ''}`}>
          <dt className={PLAIN.includes(label) ? 'sr-only' : 'mr-1.5 inline'}>{label}</dt>
          <dd className="inline">
            <Words text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
