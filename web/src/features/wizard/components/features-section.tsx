import { FEATURES } from '@acordo/brazil/catalogue';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';
import { type Added, addFeatures, ownFeatures, toggleFeature } from '../model/features';

/** Funcionalidades Desejadas: the catalogue, and own features. */
export function FeaturesSection() {
  const { field, fieldState } = useController<Briefing, 'features'>({ name: 'features' });
  const own = ownFeatures(field.value);
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="sr-only">{COPY.features.legend}</legend>
        <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
          {FEATURES.map((feature) => (
            <Checkbox
              key={feature}
              label={feature}
              checked={field.value.includes(feature)}
              onChange={() => field.onChange(toggleFeature(field.value, feature))}
            />
          ))}
        </div>
      </fieldset>
      {own.length > 0 && (
        <ul aria-label={COPY.features.ownList} className="flex flex-wrap gap-2">
          {own.map((feature) => (
            <OwnFeature
              key={feature}
              feature={feature}
              onRemove={() => field.onChange(toggleFeature(field.value, feature))}
            />
          ))}
        </ul>
      )}
      <NewFeature
        error={fieldState.error?.message}
        inputRef={field.ref}
        onAdd={(typed) => {
          const added = addFeatures(field.value, typed);
          field.onChange(added.features);
          return added;
        }}
      />
    </div>
  );
}

function OwnFeature({ feature, onRemove }: { feature: string; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center gap-1 rounded-card bg-pen-soft py-1 pr-1 pl-3 text-sm text-pen">
      <span className="min-w-0 wrap-anywhere">{feature}</span>
      <button
        type="button"
        aria-label={COPY.features.remove(feature)}
        onClick={onRemove}
        className="relative grid size-6 shrink-0 place-items-center rounded-full after:absolute after:-inset-2 hover:bg-surface"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}

interface NewFeatureProps {
  error: string | undefined;
  inputRef: (element: HTMLInputElement | null) => void;
  onAdd: (typed: string) => Added;
}

function NewFeature({ error, inputRef, onAdd }: NewFeatureProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = (): void => {
    const added = onAdd(typed);
    setTyped(added.rest);
    setProblem(added.problem);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter would submit the whole form.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Field label={COPY.features.own} hint={COPY.features.ownHint} error={problem ?? error}>
      <span className="flex flex-wrap gap-2">
        <Input
          ref={inputRef}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
          onKeyDown={onKeyDown}
          // Also add what was typed without pressing the button.
          onBlur={() => typed.trim() !== '' && add()}
          autoComplete="off"
          className="flex-1 basis-[10rem]"
        />
        {/* Not `disabled`: it would lose the focus when pressed. */}
        <Button variant="secondary" onClick={add} aria-disabled={typed.trim() === ''}>
          <Plus aria-hidden="true" className="size-4" />
          {COPY.features.add}
        </Button>
      </span>
    </Field>
  );
}
