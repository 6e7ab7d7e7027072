import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { ProposalSheet } from '../../../document/proposal-sheet';
import { useWholePress } from '../../../shared/forms/use-whole-press';
import { Note } from '../../../shared/ui/note';
import { SkipLink } from '../../../shared/ui/skip-link';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { EXAMPLE } from './copy';
import { ExampleBar } from './example-bar';
import { ExampleSigned } from './example-signed';
import { ExampleSigning } from './example-signing';
import { SAMPLE_PROPOSAL } from './sample-proposal';
import { type Template, TemplateChoice } from './template-choice';

interface Signed {
  name: string;
  email: string;
  /** ISO 8601. */
  instant: string;
}

/** /exemplo (P126): the real document and the real form with invented data. Nothing on this page makes a call. */
export function Component() {
  const [template, setTemplate] = useState<Template>('modern');
  const [signed, setSigned] = useState<Signed>();
  const [again, setAgain] = useState(false);
  usePageTitle(EXAMPLE.pageTitle);
  useKeptFocus();
  useWholePress();
  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <ExampleBar />
      <main id="conteudo" tabIndex={-1} className="mx-auto grid max-w-[860px] grid-cols-1 gap-5 pt-6 pb-16">
        <div className="grid gap-4 px-4">
          <div className="grid gap-1.5">
            <h1 className="font-serif text-2xl font-medium tracking-tight sm:text-3xl">{EXAMPLE.title}</h1>
            <p className="text-ink-soft">{EXAMPLE.text}</p>
          </div>
          <Note icon={FlaskConical}>{EXAMPLE.mark}</Note>
          <TemplateChoice chosen={template} onChoose={setTemplate} />
        </div>
        <div className="sm:px-4">
          <div className="overflow-hidden border-line sm:rounded-card sm:border sm:shadow-raised">
            <ProposalSheet
              document={{ ...SAMPLE_PROPOSAL, template }}
              status={signed ? 'aceito' : 'enviado'}
            />
          </div>
        </div>
        <div className="scroll-mt-4 px-4">
          {signed ? (
            <ExampleSigned
              {...signed}
              onAgain={() => {
                setSigned(undefined);
                setAgain(true);
              }}
            />
          ) : (
            <ExampleSigning
              isBack={again}
              onSign={({ nome, email }) =>
                setSigned({ name: nome.trim(), email: email.trim(), instant: new Date().toISOString() })
              }
            />
          )}
        </div>
      </main>
    </div>
  );
}
