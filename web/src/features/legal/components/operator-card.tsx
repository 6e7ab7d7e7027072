import { formatCnpj } from '@acordo/brazil/cnpj';
import { useOperator } from '../../../shared/operator/operator';
import { COPY } from '../copy';

const MISSING = <em className="text-warn">{COPY.operator.missing}</em>;

/** The operator of this installation, from its configuration (D38). */
export function OperatorCard() {
  const { name, cnpj, address, privacyEmail } = useOperator();
  const { operator } = COPY;
  const facts = [
    { label: operator.name, value: name },
    { label: operator.cnpj, value: cnpj && formatCnpj(cnpj) },
    { label: operator.address, value: address },
  ];
  return (
    <dl
      aria-label={operator.label}
      className="grid gap-x-6 gap-y-2 rounded-control border border-line bg-surface p-4 text-sm sm:grid-cols-[auto_1fr]"
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words">{value ? <span translate="no">{value}</span> : MISSING}</dd>
        </div>
      ))}
      <div className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
        <dt className="text-ink-soft">{operator.privacyEmail}</dt>
        <dd className="min-w-0 break-words">
          {privacyEmail ? (
            <a
              translate="no"
              href={`mailto:${privacyEmail}`}
              className="text-pen underline underline-offset-2"
            >
              {privacyEmail}
            </a>
          ) : (
            MISSING
          )}
        </dd>
      </div>
    </dl>
  );
}
