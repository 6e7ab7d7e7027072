import type { ProposalDocument } from '@acordo/contracts/http/public/document';

type Over = Partial<ProposalDocument>;
export const BOMBS: Readonly<Record<string, string>>;
export function hostileDocument(seed: number): { over: Over; signer: string; signed: boolean };
export function bombDocument(part: string, template: 'modern' | 'elegant'): Over;
