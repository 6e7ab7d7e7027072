import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonStyles } from './button-styles';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title; also what screen readers announce. */
  description?: ReactNode;
  /** Buttons at the lower edge, the main one last. */
  footer?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

/** Traps the focus and returns it (L5). Slides in from below on phones. */
export default function DialogView({
  open,
  onOpenChange,
  title,
  description,
  footer,
  wide = false,
  children,
}: DialogProps) {
  const focus = useReturnFocus();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Base.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex max-h-[90dvh] flex-col overflow-y-auto rounded-card border border-line bg-surface shadow-raised outline-none',
            'max-sm:inset-x-0 max-sm:bottom-0 max-sm:animate-from-below max-sm:rounded-b-none',
            'sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-appear',
            wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          {/* Where texts are long or large and leave little room between header and footer, the whole dialog scrolls. */}
          {/* Part of the space below is the header's padding, so scrolled content never touches its text. */}
          <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-2 sm:px-6">
            <div className="grid min-w-0 gap-1">
              <Base.Title className="text-lg font-semibold wrap-anywhere">{title}</Base.Title>
              {description && (
                <Base.Description className="text-sm wrap-anywhere text-ink-soft">
                  {description}
                </Base.Description>
              )}
            </div>
            <Base.Close
              aria-label="Fechar"
              className={clsx(buttonStyles({ variant: 'ghost', size: 'icon' }), '-mt-2 -mr-2')}
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-[calc-size(max-content,min(size,10rem))] grow overflow-y-auto px-5 pt-3 pb-5 empty:pt-0 empty:pb-2 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer
              data-dialog-actions
              className={clsx(
                'flex flex-col-reverse gap-3 px-5 sm:flex-row sm:justify-end sm:px-6',
                // Long content scrolls above it: the line marks where it continues.
                children ? 'border-t border-line py-4' : 'pb-5',
              )}
            >
              {footer}
            </footer>
          )}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
