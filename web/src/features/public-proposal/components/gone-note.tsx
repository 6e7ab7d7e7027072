import type { Company } from '@acordo/contracts/http/company/company';
import { ContactLinks } from '../../../document/parts/contact-links';
import { GONE } from '../gone-copy';

interface Props {
  /** The refused decision, if one was just sent. */
  refused?: string | undefined;
  /** Whose proposal it was, if it was read here and may still be shown. */
  company?: Company | undefined;
}

/** For a decision whose link has become invalid: nothing was sent, and whom to contact. */
export function GoneNote({ refused, company }: Props) {
  return (
    <div className="mx-auto grid max-w-md gap-2">
      {refused && <p className="font-medium">{refused}</p>}
      {refused && <p>{GONE.unsent}</p>}
      {company && (
        <>
          <p className="text-pretty">{GONE.ask(company.nome_empresa.trim())}</p>
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
