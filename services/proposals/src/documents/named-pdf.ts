/** A PDF with the public title that its file is named after. */
export interface NamedPdf {
  title: string;
  pdf: Uint8Array;
}
