import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { connectToaster, type Notice } from './notify';
import { BETWEEN, EDGE, PHONE_EDGE, useNoticesEdge } from './use-notices-edge';

/** Errors stay longer: reading them takes longer. */
const DURATION = { success: 5000, neutral: 5000, destructive: 8000 } as const;

function show({ tone, title, detail }: Notice): void {
  const publish = { success: toast.success, neutral: toast.info, destructive: toast.error }[tone];
  const id = publish(title, { description: detail, duration: DURATION[tone] });
  if (tone === 'destructive') failures.add(id);
}

/** Failures that may still be shown. */
const failures = new Set<string | number>();

function settle(): void {
  for (const id of failures) toast.dismiss(id);
  failures.clear();
}

export default function ToasterView() {
  const bottom = useNoticesEdge();
  useEffect(() => connectToaster({ show, settle }), []);
  // Outside the page's element: an open dialog hides the page from screen readers, but not notices.
  return createPortal(
    <Sonner
      position="bottom-right"
      containerAriaLabel="Avisos"
      closeButton
      visibleToasts={4}
      gap={BETWEEN}
      offset={{ bottom, right: EDGE }}
      mobileOffset={{ bottom, left: PHONE_EDGE, right: PHONE_EDGE }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-good" />,
        info: <Info aria-hidden="true" className="size-5 text-pen" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-bad" />,
        close: <X aria-hidden="true" className="size-4" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Fechar aviso',
        classNames: {
          toast:
            'pointer-events-auto flex w-full items-start font-sans gap-3 rounded-control border border-line bg-surface p-4 pr-11 text-sm text-ink shadow-raised sm:w-(--width) focus-visible:outline-2! focus-visible:outline-pen!',
          success: 'border-l-4 border-l-good',
          info: 'border-l-4 border-l-pen',
          error: 'border-l-4 border-l-bad',
          title: 'font-medium leading-[1.25rem] wrap-anywhere',
          description: 'text-ink-soft leading-[1.25rem] wrap-anywhere',
          // Behind another notice its buttons cannot be pressed until the stack is opened.
          closeButton:
            'in-[[data-front=false][data-expanded=false]]:invisible absolute top-2 right-2 grid size-8 place-items-center rounded-small text-ink-soft hover:bg-mute hover:text-ink',
        },
      }}
    />,
    document.body,
  );
}
