import type { ProposalDocument } from '@acordo/contracts/http/public/document';

/** What the child is given: the template's data as JSON and the pictures it names. */
export interface PdfJob {
  /** Of the edition's templates; '' for this release's. */
  folder: string;
  template: ProposalDocument['template'] | 'plain';
  data: string;
  pictures: { file: string; bytes: Uint8Array }[];
  /** D25: accessible for reading, archival (and tagged as well) for keeping. */
  standard: 'ua-1' | 'a-3a';
}
