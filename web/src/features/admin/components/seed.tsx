import { Copy } from 'lucide-react';
import { copyText } from '../../../shared/proposals/copy-text';
import { Button } from '../../../shared/ui/button';
import { notify } from '../../../shared/ui/notify';
import type { SetUp } from '../api/account';
import { groupedSecret } from '../model/code';
import { SECOND_FACTOR } from '../profile-copy';

/** The seed to scan or to type. Shown only once (attack 122); not stored. */
export function Seed({ setUp: { secret, qr } }: { setUp: SetUp }) {
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) notify.success(SECOND_FACTOR.copied);
    else notify.error(SECOND_FACTOR.copyFailed);
  };
  return (
    <div className="grid gap-3 text-sm">
      <p>{SECOND_FACTOR.scan}</p>
      {/* The image has a white background, which cameras need in the dark theme too. */}
      <img
        src={qr}
        alt={SECOND_FACTOR.qr}
        width={176}
        height={176}
        className="rounded-small border border-line [image-rendering:pixelated]"
      />
      <p className="text-ink-soft">{SECOND_FACTOR.type}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code translate="no" className="rounded-small bg-mute px-2.5 py-2 text-sm wrap-anywhere">
          {groupedSecret(secret)}
        </code>
        <Button variant="ghost" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {SECOND_FACTOR.copySecret}
        </Button>
      </div>
    </div>
  );
}
