import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonStyles } from './button-styles';
import { useReturnFocus } from './use-return-focus';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides in at the right edge, for details beside a list. Full width on phones. */
export default function SheetView({ open, onOpenChange, title, description, footer, children }: SheetProps) {
  const focus = useReturnFocus();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Base.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-y-0 right-0 z-50 flex w-full animate-from-right flex-col overflow-y-auto border-l border-line bg-surface',
            'shadow-raised outline-none sm:max-w-lg',
          )}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-6">
            <div className="grid min-w-0 gap-0.5 pt-1.5">
              <Base.Title className="text-lg font-semibold wrap-anywhere">{title}</Base.Title>
              {description && (
                <Base.Description className="text-sm wrap-anywhere text-ink-soft">
                  {description}
                </Base.Description>
              )}
            </div>
            <Base.Close
              aria-label="Fechar"
              className={clsx(buttonStyles({ variant: 'ghost', size: 'icon' }), '-mr-2')}
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-[calc-size(max-content,min(size,16rem))] grow overflow-y-auto px-5 py-5 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap gap-3 border-t border-line px-5 py-4 sm:px-6">{footer}</footer>
          )}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
