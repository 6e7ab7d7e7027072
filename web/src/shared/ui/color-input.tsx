import { type Ref, useState } from 'react';
import { Input } from './input';

/** With whatever words stand around it. */
const HEX = /(?:^\s*|#)([0-9a-f]{6})(?![0-9a-z])[^#]*$/i;

interface ColorInputProps {
  /** Names the picker. */
  label: string;
  /** Names the text beside it. */
  hexLabel: string;
  /** `#RRGGBB`, and never anything else: what is half typed is not handed on (D26). */
  value: string;
  onColor: (hex: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A picker and its `#RRGGBB`. */
export function ColorInput({ label, hexLabel, value, onColor, onBlur, inputRef }: ColorInputProps) {
  const [typing, setTyping] = useState<string>();
  const type = (text: string): void => {
    setTyping(text);
    const hex = HEX.exec(text)?.[1];
    if (hex) onColor(`#${hex.toUpperCase()}`);
  };
  return (
    <span className="flex gap-2">
      <input
        type="color"
        aria-label={label}
        value={value}
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
        onBlur={() => {
          setTyping(undefined);
          onBlur?.();
        }}
        className="uppercase tabular-nums"
      />
    </span>
  );
}
