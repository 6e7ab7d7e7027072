import { TEMPLATES } from '@acordo/contracts/http/propostas/states';
import { useDeferredValue, useId, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ProposalMiniature } from '../../../document/miniature';
import { COPY } from '../copy';
import { sampleDocument } from '../model/sample-document';
import type { SettingsForm } from '../model/settings-form';

/** Both templates with the form's values. Deferred, so that they do not slow down typing. */
export function TemplatePreviews({ logo }: { logo: string | undefined }) {
  const id = useId();
  const { control } = useFormContext<SettingsForm>();
  // Every field has a default value, so the watched form is complete.
  const form = useDeferredValue(useWatch({ control }) as SettingsForm);
  const documents = useMemo(() => {
    const shown = logo ? { ...form, logo_url: logo } : form;
    return TEMPLATES.map((template) => sampleDocument(shown, template));
  }, [form, logo]);
  return (
    <section aria-labelledby={id} className="grid gap-4 lg:sticky lg:top-22">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {COPY.preview.title}
        </h2>
        <p className="text-sm text-ink-soft">{COPY.preview.text}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-1">
        {documents.map((document) => (
          <div key={document.template} className="grid gap-1.5">
            <p aria-hidden="true" className="text-sm font-medium text-ink-soft">
              {COPY.preview[document.template]}
            </p>
            <ProposalMiniature
              document={document}
              label={COPY.preview.label(COPY.preview[document.template])}
              className="rounded-card border border-line lg:aspect-auto lg:h-[clamp(12rem,calc((100dvh-16rem)/2),26rem)]"
            />
          </div>
        ))}
      </div>
    </section>
  );
}
