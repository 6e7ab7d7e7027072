import { FocusedNotice } from './focused-notice';
import type { Elements } from '../../../shared/ui/elements';
import { COPY } from '../copy';

interface Props {
  /** A form was open: it is closed, what was typed is kept. */
  interrupted: boolean;
  /** What changed; its code may still be loading. */
  children: Elements;
}

/** D17: the content is not what was read. Above the document, which is to be read next. */
export function ChangedNotice({ interrupted, children }: Props) {
  return (
    <FocusedNotice title={COPY.changed.title} className="max-sm:rounded-none sm:mb-4">
      {interrupted && <p>{COPY.changed.interrupted}</p>}
      {children}
    </FocusedNotice>
  );
}
