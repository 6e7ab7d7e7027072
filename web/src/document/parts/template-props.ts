import type { Sheet } from '@acordo/document/sheet';

/** What a template gets. */
export interface TemplateProps {
  sheet: Sheet;
  /** The link's end while the proposal waits for its client, ISO 8601; else ''. */
  validUntil: string;
}
