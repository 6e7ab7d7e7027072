import { isColor } from '@acordo/contracts/fields/is-color';
import { type Ref, useState } from 'react';
import { Input } from './input';

/** May contain more than the colour. */
const HEX = /(?:^\s*|#)([0-9a-f]{6})(?![0-9a-z])[^#]*$/i;

interface ColorInputProps {
  /** Names the picker. */
  label: string;
  /** Names the text beside it. */
  hexLabel: string;
  /** `#RRGGBB`, or the invalid text that was left in the field: the form rejects it with a message (D26). */
  value: string;
  /** Not called while a text is half typed: only for a colour, or when the field loses focus. */
  onColor: (text: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A picker and its `#RRGGBB`. */
export function ColorInput({ label, hexLabel, value, onColor, onBlur, inputRef }: ColorInputProps) {
  const [typing, setTyping] = useState<string>();
  const [known, setKnown] = useState(value);
  // While the text is not a colour, the picker shows the last valid one.
  if (isColor(value) && value !== known) setKnown(value);
  const type = (text: string): void => {
    setTyping(text);
    const hex = HEX.exec(text)?.[1];
    if (hex) onColor(`#${hex.toUpperCase()}`);
  };
  const leave = (): void => {
    if (typing !== undefined && !HEX.test(typing)) onColor(typing.trim());
    setTyping(undefined);
    onBlur?.();
  };
  return (
    <span className="flex gap-2">
      <input
        type="color"
        aria-label={label}
        value={known}
        onChange={(event) => onColor(event.target.value.toUpperCase())}
        className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-1 sm:h-10"
      />
      <Input
        ref={inputRef}
        aria-label={hexLabel}
        value={typing ?? value}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        className="uppercase tabular-nums"
      />
    </span>
  );
}
