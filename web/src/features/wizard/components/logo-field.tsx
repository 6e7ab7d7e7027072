import { ImageUp, X } from 'lucide-react';
import { type ComponentProps, type DragEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { Field } from '../../../shared/ui/field';
import { useFieldControl } from '../../../shared/ui/field-context';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';
import { LOGO_ACCEPT, readLogo } from '../model/logo-file';

/** Chosen or dropped, checked by its content (D24), shown at once. */
export function LogoField({ className }: { className?: string }) {
  const { field, fieldState } = useController<Briefing, 'clientLogo'>({ name: 'clientLogo' });
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const reading = await readLogo(file);
    setRefusal('error' in reading ? reading.error : undefined);
    if ('dataUrl' in reading) field.onChange(reading.dataUrl);
  };
  const remove = (): void => {
    setRefusal(undefined);
    field.onChange('');
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Field
      label={COPY.logo.label}
      hint={COPY.logo.hint}
      error={refusal ?? fieldState.error?.message}
      {...(className ? { className } : {})}
    >
      <div
        onDrop={drop}
        onDragOver={(event) => event.preventDefault()}
        className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed border-edge p-3"
      >
        {field.value ? (
          <img
            src={field.value}
            alt={COPY.logo.alt}
            className="h-14 max-w-36 rounded-small bg-mute object-contain p-1"
          />
        ) : (
          <span className="grid size-14 place-items-center rounded-small bg-mute text-ink-soft">
            <ImageUp aria-hidden="true" className="size-6" />
          </span>
        )}
        <FileInput inputRef={field.ref} onFile={(file) => void take(file)} chosen={field.value !== ''} />
        {field.value ? (
          <Button variant="ghost" size="sm" onClick={remove}>
            <X aria-hidden="true" className="size-4" />
            {COPY.logo.remove}
          </Button>
        ) : (
          <span className="text-sm text-ink-soft max-sm:hidden">{COPY.logo.drop}</span>
        )}
      </div>
    </Field>
  );
}

interface FileInputProps {
  inputRef: ComponentProps<'input'>['ref'];
  onFile: (file: File | undefined) => void;
  chosen: boolean;
}

/** The native input, laid invisibly over its own button: keyboard, screen reader and label reach the real thing. */
function FileInput({ inputRef, onFile, chosen }: FileInputProps) {
  const control = useFieldControl({});
  return (
    <span className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen">
      <span aria-hidden="true" className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
        {chosen ? COPY.logo.change : COPY.logo.choose}
      </span>
      <input
        {...control}
        type="file"
        accept={LOGO_ACCEPT}
        ref={inputRef}
        className="absolute inset-0 cursor-pointer text-[0] opacity-0"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </span>
  );
}
