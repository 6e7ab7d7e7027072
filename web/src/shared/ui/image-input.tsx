import { ImageUp, X } from 'lucide-react';
import type { DragEvent, Ref } from 'react';
import { Button } from './button';
import { buttonStyles } from './button-styles';
import { useFieldControl } from './field-context';
import { Spinner } from './spinner';

interface ImageInputProps {
  /** Address or data URL of the image that is chosen; '' for none. */
  value: string;
  accept: string;
  /** The chosen file is being uploaded: no other can be chosen. */
  busy?: boolean;
  copy: Readonly<Record<'alt' | 'choose' | 'change' | 'remove' | 'drop', string>>;
  onFile: (file: File) => void;
  onRemove: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** An image chosen or dropped, shown at once. Use it inside a Field. */
export function ImageInput({
  value,
  accept,
  busy = false,
  copy,
  onFile,
  onRemove,
  inputRef,
}: ImageInputProps) {
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  return (
    <div
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      aria-busy={busy || undefined}
      className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-2 rounded-control border border-dashed border-edge p-3"
    >
      {value ? (
        <img src={value} alt={copy.alt} className="h-14 max-w-36 rounded-small bg-mute object-contain p-1" />
      ) : (
        <span className="grid size-14 place-items-center rounded-small bg-mute text-ink-soft">
          <ImageUp aria-hidden="true" className="size-6" />
        </span>
      )}
      <FileInput
        label={value ? copy.change : copy.choose}
        accept={accept}
        busy={busy}
        onFile={onFile}
        {...(inputRef ? { inputRef } : {})}
      />
      {value ? (
        <Button variant="ghost" size="sm" disabled={busy} onClick={onRemove} className="max-sm:px-2">
          {/* On the smallest phones the three would not fit on one line. */}
          <X aria-hidden="true" className="size-4 max-sm:hidden" />
          <span>{copy.remove}</span>
        </Button>
      ) : (
        <span className="text-sm text-ink-soft max-sm:hidden">{copy.drop}</span>
      )}
    </div>
  );
}

interface FileInputProps {
  label: string;
  accept: string;
  busy: boolean;
  onFile: (file: File) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** The native input, invisible above its button: keyboard, screen reader and label use the native control. */
function FileInput({ label, accept, busy, onFile, inputRef }: FileInputProps) {
  const control = useFieldControl({});
  return (
    <span className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen">
      <span aria-hidden="true" className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
        {busy && <Spinner />}
        <span>{label}</span>
      </span>
      <input
        {...control}
        type="file"
        accept={accept}
        ref={inputRef}
        // Not disabled: it would lose the focus, and after a rejection screen readers would not read the field's error.
        aria-disabled={busy}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        className="absolute inset-0 cursor-pointer text-[0] opacity-0 aria-disabled:cursor-wait"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file && !busy) onFile(file);
          // Allows the same file to be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </span>
  );
}
