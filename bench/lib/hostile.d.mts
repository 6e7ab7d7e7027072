import type { ProposalDocument } from '@acordo/contracts/http/public/document';

/** Texts that made drawings slow or wrong, by what they are. */
export const BOMBS: Readonly<Record<string, string>>;
export function hostileDocument(seed: number): {
  over: Partial<ProposalDocument>;
  signer: string;
  signed: boolean;
};
/** Every field filled with the same part, as long as D47 lets it be. */
export function bombDocument(part: string, template: 'modern' | 'elegant'): Partial<ProposalDocument>;
