import type { ConfirmDialogProps } from './confirm-dialog-view';
import { late } from './late';

/** Asks for confirmation before an action that cannot be undone. Not in a page's first load (P125). */
export const ConfirmDialog = late<ConfirmDialogProps>(() => import('./confirm-dialog-view'));
