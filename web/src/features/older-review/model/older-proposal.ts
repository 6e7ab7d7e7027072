import { projectTypeLabel, TIMELINES } from '@acordo/brazil/catalogue';
import { formatDateTime } from '@acordo/brazil/dates';
import { displayInvestment } from '@acordo/brazil/investment';
import { COPY } from '../copy';

/** An older proposal (P39), as the page needs it. */
export interface OlderProposal {
  id: string;
  clientName: string;
  clientEmail: string;
  projectType: string;
  pages: number | null;
  timeline: string;
  /** A range key such as '3000-6000'. */
  budget: string;
  features: string[];
  description: string;
  status: 'open' | 'accepted' | 'rejected';
  signerName: string;
  /** ISO 8601, or '' where it is no date. */
  signedAt: string;
  rejectionReason: string;
}

/** Parses one stored record: values of another type are left out. Null if it is no proposal. */
export function readOlder(stored: unknown): OlderProposal | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const features: unknown = Reflect.get(stored, 'features');
  const pages = Number(text('pages'));
  const status = text('status');
  if (text('id') === '') return null;
  return {
    id: text('id'),
    clientName: text('clientName'),
    clientEmail: text('clientEmail'),
    projectType: text('projectType'),
    pages: Number.isInteger(pages) && pages > 0 ? pages : null,
    timeline: text('timeline'),
    budget: text('budget'),
    features: Array.isArray(features)
      ? features.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
      : [],
    description: text('description'),
    status: status === 'accepted' || status === 'rejected' ? status : 'open',
    signerName: text('signerName'),
    signedAt: Number.isNaN(Date.parse(text('signedAt'))) ? '' : text('signedAt'),
    rejectionReason: text('rejectionReason'),
  };
}

/** P39: the button waits for name, email and agreement. */
export const mayAccept = (name: string, email: string, agreed: boolean): boolean =>
  name.trim() !== '' && email.trim() !== '' && agreed;

/** What accepting changes in the stored record (P39: status 'accepted' with signedAt and signerName). */
export const acceptance = (name: string, email: string, now: Date) => ({
  status: 'accepted',
  signerName: name.trim(),
  signerEmail: email.trim(),
  signedAt: now.toISOString(),
});

/** An empty reason becomes 'Não informado' (P41). */
export const rejection = (reason: string) => ({
  status: 'rejected',
  rejectionReason: reason.trim() || COPY.decision.noReason,
});

/** Label and value of every existing field, in the page's order. */
export function olderFacts(proposal: OlderProposal): [label: string, value: string][] {
  const { facts } = COPY;
  const all: [string, string][] = [
    [facts.client, proposal.clientName],
    [facts.email, proposal.clientEmail],
    [facts.type, projectTypeLabel(proposal.projectType)],
    [facts.pages, proposal.pages === null ? '' : String(proposal.pages)],
    [facts.timeline, timelineLabel(proposal.timeline)],
    [facts.investment, displayInvestment(proposal.budget)],
  ];
  return all.filter(([, value]) => value !== '');
}

export const signedOn = ({ signedAt }: OlderProposal): string =>
  signedAt === '' ? '' : formatDateTime(signedAt);

const timelineLabel = (timeline: string): string =>
  TIMELINES.find(({ value }) => value === timeline)?.label ?? timeline;
