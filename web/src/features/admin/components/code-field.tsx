import { MaskedInput } from '../../../shared/ui/masked-input';
import { maskSecondFactor } from '../model/code';

interface Props {
  name: string;
  value: string;
  onText: (text: string) => void;
  inputRef?: (element: HTMLInputElement | null) => void;
  /** Recovery codes have letters; phones then need their whole keyboard. */
  digitsOnly?: boolean;
}

/** Six characters, however they are typed or pasted. Belongs into a Field. */
export function CodeField({ digitsOnly = false, ...input }: Props) {
  return (
    <MaskedInput
      {...input}
      mask={maskSecondFactor}
      inputMode={digitsOnly ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
