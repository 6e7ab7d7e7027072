import { isParsed, sentence } from '@acordo/brazil/typed/parse-result';
import { groupedCode } from '@acordo/contracts/grouped-code';
import { CODE_RULES, typedCode, parseTypedCode } from '@acordo/contracts/typed-code';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { MaskedInput } from '../../../shared/ui/masked-input';
import { COPY } from '../copy';

interface Props {
  /** The code of the address, as it was written. */
  given: string;
  onCode: (code: string) => void;
}

export function CodeForm({ given, onCode }: Props) {
  const [text, setText] = useState(() => CODE_RULES.normalize(given));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement | null>(null);

  const change = (typed: string, told: boolean): void => {
    setText(typed);
    setError(told ? problemOf(typed) : undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = typedCode(text);
    if (code === null) {
      setError(problemOf(text) ?? COPY.form.empty);
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
          rules={CODE_RULES}
          onText={change}
          onBlur={() => setError(problemOf(text))}
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

function problemOf(text: string): string | undefined {
  const read = parseTypedCode(text);
  return isParsed(read) ? undefined : sentence(COPY.form.wrong, read.reason);
}
