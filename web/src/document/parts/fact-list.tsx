import type { Fact } from '@acordo/contracts/document/facts';
import { Words } from './words';

interface Props {
  facts: Fact[];
  className?: string;
  labelClass: string;
  valueClass?: string;
}

export function FactList({ facts, className = '', labelClass, valueClass = '' }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className={labelClass}>{label}</dt>
          <dd className={valueClass}>
            <Words text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
