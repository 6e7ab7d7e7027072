import { SECOND_FACTOR_RULES, understandSecondFactor } from '@acordo/brazil/understand/second-factor';
import { isUnderstood, sentence } from '@acordo/brazil/understand/understanding';
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
    const read = understandSecondFactor(text);
    return isUnderstood(read) || read.reason === '' ? undefined : sentence(CODE_UNCLEAR, read.reason);
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
