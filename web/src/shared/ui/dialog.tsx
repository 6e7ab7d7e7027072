import type { DialogProps } from './dialog-view';
import { late } from './late';

/** Traps the focus and returns it (L5). Slides in from below on phones. Not in a page's first load (P125). */
export const Dialog = late<DialogProps>(() => import('./dialog-view'));
