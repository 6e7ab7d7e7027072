import type { Company } from '@acordo/contracts/http/company/company';
import type { Content } from '@acordo/contracts/http/propostas/content';
import type { Issue } from '@acordo/contracts/http/propostas/issue';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { publicTitle } from './title.js';

/** What the client sees of a content: the public title (D41), its number (P127), and nothing that is for the owner alone (P108). */
export function documentOf(content: Content, empresa: Company, issue: Issue = {}): ProposalDocument {
  const { cliente_telefone: _phone, validade_dias: _days, ...shown } = content;
  return { ...shown, titulo: publicTitle(content.titulo), ...issue, empresa };
}
