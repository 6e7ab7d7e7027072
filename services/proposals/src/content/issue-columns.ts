import type { Issue } from '@acordo/contracts/http/propostas/issue';
import type { ProposalEntity } from '../database/entities/proposal.js';

/** Number and day that the first link gave (P127). */
export const ISSUE_COLUMNS = ['numero', 'emissao'] as const satisfies readonly (keyof ProposalEntity)[];
export type IssueRow = Pick<ProposalEntity, (typeof ISSUE_COLUMNS)[number]>;

/** Nothing of a proposal that was not sent, so that its bytes stay those of earlier releases. */
export const toIssue = ({ numero, emissao }: IssueRow): Issue =>
  numero === null || emissao === null ? {} : { numero, emissao };
