import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Input } from '../ui/input';
import { notify } from '../ui/notify';
import { COPY } from './copy';
import { LINK_COPY } from './link-copy';
import { copyText } from './copy-text';
import type { PublicLink } from './generate-link';

interface CopyFieldProps {
  link: PublicLink;
  hint?: string;
  /** Something else is the main action. */
  quiet?: boolean;
}

/** The link to read, select and copy. */
export function CopyField({ link, hint, quiet = false }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const done = await copyText(link.url);
    setCopied(done);
    if (done) notify.success(COPY.link.copied.title, COPY.link.copied.text);
    else notify.error(COPY.link.copyFailed.title, COPY.link.copyFailed.text);
  };
  return (
    <div data-dialog-actions className="flex flex-col gap-2 sm:flex-row sm:items-start">
      <Field label={LINK_COPY.share.field} hint={hint} className="min-w-0 grow">
        <Input readOnly value={link.url} onFocus={(event) => event.target.select()} className="font-medium" />
      </Field>
      <Button variant={quiet ? 'secondary' : 'primary'} className="sm:mt-[26px]" onClick={() => void copy()}>
        {copied ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        <span>{copied ? LINK_COPY.share.copied : LINK_COPY.share.copy}</span>
      </Button>
    </div>
  );
}
