import { SECOND_FACTOR_RULES, parseTypedSecondFactor } from '@acordo/brazil/typed/second-factor';
import { isParsed, sentence } from '@acordo/brazil/typed/parse-result';
import { MaskedInput } from '../../../shared/ui/masked-input';
import { CODE_UNCLEAR } from '../copy';

interface Props {
  name: string;
  value: string;
  /** `problem`: an error to show at once. */
  onText: (text: string, problem: string | undefined) => void;
  inputRef?: (element: HTMLInputElement | null) => void;
  /** Recovery codes have letters; phones then need their whole keyboard. */
  digitsOnly?: boolean;
}

/** Six characters, however they are typed or pasted. Belongs into a Field. */
export function CodeField({ digitsOnly = false, onText, ...input }: Props) {
  const problemOf = (text: string): string | undefined => {
    const read = parseTypedSecondFactor(text);
    return isParsed(read) || read.reason === '' ? undefined : sentence(CODE_UNCLEAR, read.reason);
  };
  return (
    <MaskedInput
      {...input}
      rules={SECOND_FACTOR_RULES}
      onText={(text, told) => onText(text, told ? problemOf(text) : undefined)}
      inputMode={digitsOnly ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
