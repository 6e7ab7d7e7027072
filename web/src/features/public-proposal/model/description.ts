import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { PageResponse, PageDescription } from '@acordo/contracts/page-renderer';
import { publicTitle } from '@acordo/document/title';
import { APP_NAME, titleOfPage } from '../../../shared/ui/page-title';
import { COPY } from '../copy';

/**
 * What tabs and link previews say of a response. People see previews in chats where others look on, so only the title as
 * everyone may read it (D41) and who sent it; a link that leads nowhere, or a record that is
 * being verified, tells nothing.
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
    shareText: COPY.share(empresa.nome_empresa.trim(), state === 'enviado'),
    hasPicture: true,
  };
}
