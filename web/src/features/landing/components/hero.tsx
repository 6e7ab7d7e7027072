import { ArrowRight, Check } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { COPY } from '../copy';
import { START } from '../start';
import { SAMPLE_PART } from '../still-parts';

export function Hero({ loggedIn }: { loggedIn: boolean }) {
  const target = loggedIn ? { href: PATHS.create } : START;
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-x-16 gap-y-14 px-4 pt-12 pb-20 sm:px-6 sm:pt-20 sm:pb-28 lg:grid-cols-[1.05fr_1fr]">
      <div className="grid justify-items-start gap-6">
        <h1 className="font-serif text-3xl font-medium tracking-tight sm:text-4xl lg:text-5xl">
          {COPY.hero.title}
        </h1>
        <p className="max-w-[34rem] text-lg text-balance text-ink-soft">{COPY.hero.text}</p>
        <div className="flex w-full flex-wrap items-center gap-x-5 gap-y-3 pt-2">
          <AnchorButton {...target} size="lg" className="max-sm:w-full">
            <span>{loggedIn ? COPY.hero.actionUser : COPY.hero.actionVisitor}</span>
            <ArrowRight aria-hidden="true" className="size-[18px]" />
          </AnchorButton>
          {!loggedIn && (
            <p className="flex items-center gap-1.5 text-sm text-ink-soft max-sm:w-full max-sm:justify-center">
              <Check aria-hidden="true" className="size-4 text-good" />
              {COPY.hero.noCard}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-5">
        <SAMPLE_PART.Part />
        <a
          href={PATHS.example}
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-center font-medium text-pen underline-offset-4 hover:underline"
        >
          <span>{COPY.hero.example}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </div>
    </section>
  );
}
