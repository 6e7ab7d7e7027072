import type { PageRenderer } from '@acordo/contracts/page-renderer';
import type { Shell } from './shell.js';

/** What the page is made from, read once at start. */
export interface PageTools {
  readonly renderer: PageRenderer;
  readonly shell: Shell;
  /** The same page without scripts. */
  readonly plainShell: Shell;
}
