import { formatCnpj } from '@acordo/brazil/cnpj';
import { useOperator } from '../../../shared/operator/operator';
import { COPY } from '../copy';

/** Who runs this installation (D38); missing configuration is shown, not hidden. */
export function OperatorLine() {
  const { name, cnpj, address, privacyEmail } = useOperator();
  const { operator } = COPY.footer;
  const facts = [
    name ?? operator.noName,
    cnpj ? `CNPJ ${formatCnpj(cnpj)}` : operator.noCnpj,
    address ?? operator.noAddress,
  ];
  return (
    <address className="grid gap-1 text-sm text-ink-soft not-italic sm:flex sm:flex-wrap sm:gap-x-5">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {privacyEmail ? (
        <a
          translate="no"
          href={`mailto:${privacyEmail}`}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline sm:min-h-0"
        >
          {privacyEmail}
        </a>
      ) : (
        <span>{operator.noEmail}</span>
      )}
    </address>
  );
}
