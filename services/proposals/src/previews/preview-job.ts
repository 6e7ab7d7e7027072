/** What the child is given: a template, its data as JSON and the logo it may name. */
export interface PreviewJob {
  template: 'preview' | 'signature';
  data: string;
  logo: { file: string; bytes: Uint8Array } | null;
}

/** What link previews expect (D7). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
