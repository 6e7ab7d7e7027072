import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { EXAMPLE } from './copy';

export type Template = ProposalDocument['template'];

const TEMPLATES: readonly Template[] = ['modern', 'elegant'];

interface Props {
  chosen: Template;
  onChoose: (template: Template) => void;
}

/** Both templates of the same proposal, as in the wizard. */
export function TemplateChoice({ chosen, onChoose }: Props) {
  return (
    <fieldset className="grid grid-cols-2 gap-1 justify-self-start rounded-control border border-line bg-surface p-1 max-sm:w-full">
      <legend className="sr-only">{EXAMPLE.template}</legend>
      {TEMPLATES.map((template) => (
        <label
          key={template}
          className="relative flex min-h-11 items-center justify-center rounded-small px-6 text-sm font-medium text-ink-soft hover:text-ink has-checked:bg-pen-soft has-checked:text-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
        >
          <input
            type="radio"
            name="template"
            className="absolute inset-0 z-10 size-full cursor-pointer appearance-none outline-none"
            checked={template === chosen}
            onChange={() => onChoose(template)}
          />
          <span>{EXAMPLE.templates[template]}</span>
        </label>
      ))}
    </fieldset>
  );
}
