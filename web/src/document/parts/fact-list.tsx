import type { Fact } from '@acordo/document/facts';
import { Words } from './words';

interface Props {
  facts: Fact[];
  className?: string;
  labelClass: string;
  valueClass?: string;
  /** Names, numbers and addresses, which a translation would spoil. */
  kept?: boolean;
}

export function FactList({ facts, className = '', labelClass, valueClass = '', kept }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className={labelClass}>{label}</dt>
          <dd className={valueClass} translate={kept ? 'no' : undefined}>
            <Words text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
