import { groupedCode, typedCode } from '@acordo/contracts/typed-code';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { MaskedInput } from '../../../shared/ui/masked-input';
import { COPY } from '../copy';
import { maskCode } from '../model/mask-code';

interface Props {
  /** The code of the address, as it was written. */
  given: string;
  onCode: (code: string) => void;
}

export function CodeForm({ given, onCode }: Props) {
  const [text, setText] = useState(() => maskCode(given));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement | null>(null);

  const change = (typed: string): void => {
    setText(typed);
    setError(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = typedCode(text);
    if (code === null) {
      setError(text === '' ? COPY.form.empty : COPY.form.wrong);
      input.current?.focus();
      return;
    }
    setText(groupedCode(code));
    onCode(code);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      data-print="hide"
      className="grid grid-cols-1 items-start gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]"
    >
      <Field label={COPY.form.code} hint={COPY.form.hint} error={error}>
        <MaskedInput
          name="codigo"
          value={text}
          mask={maskCode}
          onText={change}
          onBlur={() => text !== '' && typedCode(text) === null && setError(COPY.form.wrong)}
          inputRef={(node) => {
            input.current = node;
          }}
          placeholder={COPY.form.example}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
        />
      </Field>
      {/* Beside the field, whatever is said below it. */}
      <Button type="submit" className="sm:mt-6.5">
        {COPY.form.submit}
      </Button>
    </form>
  );
}
