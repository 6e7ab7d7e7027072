import { useRef } from 'react';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Textarea } from '../ui/textarea';
import { LINK_COPY } from './link-copy';
import { hasLink, MESSAGE_MAX } from './share-message';
import type { Message } from './use-message';

const COPY = LINK_COPY.message;

/** The message that goes with the link, to be changed (P114). */
export function MessageField({ message, link }: { message: Message; link: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** Both buttons disappear once pressed. */
  const thenWrite = (act: () => void) => () => {
    act();
    field.current?.focus();
  };
  const hints = [COPY[message.keeping], hasLink(message.text, link) ? '' : COPY.linkAtEnd];
  return (
    <div className="grid gap-1.5">
      <Field label={COPY.label} hint={hints.join(' ').trim()}>
        <Textarea
          ref={field}
          rows={3}
          maxLength={MESSAGE_MAX}
          value={message.text}
          onChange={(event) => message.type(event.target.value)}
          // A long message scrolls by itself: the buttons below it stay near.
          className="max-h-40"
        />
      </Field>
      {!message.isDefault && (
        <div className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <Button variant="link" size="inline" onClick={thenWrite(message.reset)}>
            {COPY.reset}
          </Button>
          {message.keeping === 'onlyHere' && (
            <Button variant="link" size="inline" onClick={thenWrite(message.keep)}>
              {COPY.keep}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
