import { late } from './late';
import type { SheetProps } from './sheet-view';

/** A panel that slides in at the right edge, for details beside a list. Not in a page's first load (P125). */
export const Sheet = late<SheetProps>(() => import('./sheet-view'));
