/** A PDF with the public title for its file name. */
export interface NamedPdf {
  title: string;
  pdf: Uint8Array;
}
