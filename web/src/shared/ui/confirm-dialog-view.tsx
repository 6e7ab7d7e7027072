import { clsx } from 'clsx';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useReturnFocus } from './use-return-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Something is lost: the confirming button is red. */
  danger?: boolean;
  /** Confirming leaves unsaved work: not confirming is the primary button. */
  leaves?: boolean;
  loading?: boolean;
  /** Does not close by itself: close it when the work has succeeded. */
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone. The cancel button has the focus first. */
export default function ConfirmDialogView(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancelar',
    danger,
    leaves,
    loading,
    onConfirm,
  } = props;
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        {/* Same z-index as sheets and dialogs: it may open above one of them. */}
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-appear bg-veil" />
        <AlertDialog.Content
          {...focus}
          className={clsx(
            'fixed top-1/2 left-1/2 z-50 grid grid-cols-1 max-h-[90dvh] w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 gap-5',
            'animate-appear overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-raised outline-none',
          )}
        >
          <div className="grid min-w-0 gap-2">
            <AlertDialog.Title className="text-lg font-semibold wrap-anywhere">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-sm wrap-anywhere text-ink-soft">
              {text}
            </AlertDialog.Description>
          </div>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant={leaves ? 'primary' : 'secondary'}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={danger ? 'danger' : leaves ? 'secondary' : 'primary'}
              loading={loading ?? false}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
