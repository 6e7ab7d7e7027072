import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { PageResponse, PageDescription } from '@acordo/contracts/page-renderer';
import { publicTitle } from '@acordo/document/title';
import { APP_NAME, titleOfPage } from '../../../shared/ui/page-title';
import { COPY } from '../copy';

/** Only the server needs it, so it is not in copy.ts, which the first load contains. */
const shareText = (company: string, isOpen: boolean): string =>
  `${company ? `${company} preparou esta proposta` : 'Uma proposta foi preparada para você'}. Abra o link para ler${isOpen ? ' e responder' : ''}.`;

/**
 * Texts of tabs and link previews for a response. Others see previews in chats, so only the public title (D41)
 * and the sender; nothing for an invalid link, or a record that is being verified.
 */
export function describeResponse({ status, body }: PageResponse): PageDescription {
  if (status !== 200) {
    const { title, text } = status === 409 ? { ...COPY.verifying, text: COPY.verifying.title } : COPY.missing;
    return {
      title: titleOfPage(COPY.title),
      siteName: APP_NAME,
      shareTitle: title,
      shareText: text,
      hasPicture: false,
    };
  }
  const { titulo, empresa, status: state } = JSON.parse(body) as PublicProposal;
  const title = publicTitle(titulo);
  return {
    title: titleOfPage(title),
    siteName: APP_NAME,
    shareTitle: title || COPY.title,
    shareText: shareText(empresa.nome_empresa.trim(), state === 'enviado'),
    hasPicture: true,
  };
}
