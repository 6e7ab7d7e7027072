import { Copy, Printer } from 'lucide-react';
import { copyText } from '../../../shared/proposals/copy-text';
import { Button } from '../../../shared/ui/button';
import { notify } from '../../../shared/ui/notify';
import { printPage } from '../../../shared/ui/print-page';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { useLeaveGuard } from '../../../shared/ui/use-leave-guard';
import { RECOVERY, SECOND_FACTOR } from '../profile-copy';

/** Shown once (D33): leaving before confirming that they are saved needs a confirmation. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const title = useFocusOnMount<HTMLHeadingElement>();
  const guard = useLeaveGuard(() => true, RECOVERY.leave);
  const copy = async (): Promise<void> => {
    if (await copyText(codes.join('\n'))) notify.success(SECOND_FACTOR.copied);
    else notify.error(SECOND_FACTOR.copyFailed);
  };
  return (
    <div className="grid gap-4 text-sm">
      <h3 ref={title} tabIndex={-1} className="scroll-mt-4 font-semibold outline-none">
        {RECOVERY.title}
      </h3>
      <p>{RECOVERY.text}</p>
      <ol
        aria-label={RECOVERY.title}
        className="grid cols-fit-7 gap-x-6 gap-y-1 rounded-control bg-mute p-4 text-base tracking-widest tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <div data-print="hide" className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {RECOVERY.copy}
        </Button>
        <Button variant="secondary" onClick={printPage}>
          <Printer aria-hidden="true" className="size-4" />
          {RECOVERY.print}
        </Button>
        <Button onClick={onKept}>{RECOVERY.done}</Button>
      </div>
      {guard.dialog}
    </div>
  );
}
