import { ArrowLeft } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { SkipLink } from '../../../shared/ui/skip-link';
import { ThemeToggle } from '../../../shared/ui/theme-toggle';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { Wordmark } from '../../../shared/ui/wordmark';
import { COPY } from '../copy';
import type { LegalText } from '../model/legal-text';
import { Contents } from './contents';
import { OperatorNotice } from './operator-notice';
import { Section } from './section';

/** A legal document: 68 characters a line (34rem of Inter), its contents beside it, headings that can be linked to (L23). */
export function LegalPage({ text }: { text: LegalText }) {
  usePageTitle(text.title);
  return (
    <div className="min-h-dvh bg-paper print:bg-transparent">
      <SkipLink />
      <header data-print="hide" className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-2 px-4 sm:px-6">
          <a href={PATHS.home} aria-label={COPY.logo} className="rounded-small py-2">
            <Wordmark />
          </a>
          <ThemeToggle />
        </div>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-6xl gap-x-16 px-4 pt-6 pb-20 outline-none sm:px-6 sm:pt-10 lg:grid-cols-[minmax(0,34rem)_16rem] lg:justify-between"
      >
        <div className="grid min-w-0 max-w-[34rem] grid-cols-1 gap-5">
          <a
            href={PATHS.home}
            data-print="hide"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {COPY.back}
          </a>
          <h1 className="font-serif text-3xl font-medium tracking-tight sm:text-4xl">{text.title}</h1>
          <p className="text-sm text-ink-soft">{COPY.updated}</p>
          <p className="text-lg text-ink-soft">{text.intro}</p>
          <OperatorNotice />
        </div>
        <Contents sections={text.sections} />
        <article className="mt-4 min-w-0 max-w-[34rem] lg:col-start-1">
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </article>
      </main>
    </div>
  );
}
