import type { Company } from '@acordo/contracts/http/company/company';
import { ContactLinks } from '../../../document/parts/contact-links';
import { COPY } from '../copy';

interface Props {
  /** What was refused, where somebody had just answered. */
  refused?: string | undefined;
  /** Whose proposal it was, where that was read here and may still be said. */
  company?: Company | undefined;
}

/** What became of a decision whose link has gone meanwhile, and whom to ask for another. */
export function GoneNote({ refused, company }: Props) {
  return (
    <div className="grid max-w-md gap-2">
      {refused && <p className="font-medium">{refused}</p>}
      {refused && <p>{COPY.gone.unsent}</p>}
      {company && (
        <>
          <p className="text-pretty">{COPY.gone.ask(company.nome_empresa.trim())}</p>
          <ContactLinks
            email={company.email_empresa.trim()}
            phone={company.telefone.trim()}
            className="justify-center"
          />
        </>
      )}
    </div>
  );
}
