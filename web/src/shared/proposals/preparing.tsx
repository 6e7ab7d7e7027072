import { Spinner } from '../ui/spinner';
import { LINK_COPY } from './link-copy';

/** About as high as the content of the share dialog, so that it doesn't jump. */
export function Preparing() {
  return (
    <output className="flex min-h-96 items-center justify-center gap-3 text-sm text-ink-soft">
      <Spinner className="size-5 text-pen" />
      {LINK_COPY.share.preparing}
    </output>
  );
}
