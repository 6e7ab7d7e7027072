import { PATHS } from '../../../app/paths';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { COPY } from '../copy';
import { START } from '../start';

export function ClosingBand({ loggedIn }: { loggedIn: boolean }) {
  const target = loggedIn ? { href: PATHS.create } : START;
  return (
    <section aria-labelledby="comecar" className="bg-band text-on-band">
      <div className="mx-auto grid w-full max-w-3xl justify-items-center gap-5 px-4 py-20 text-center sm:px-6 sm:py-28">
        <h2 id="comecar" className="font-serif text-2xl font-medium tracking-tight sm:text-4xl">
          {COPY.closing.title}
        </h2>
        <p className="text-on-band-soft sm:text-lg">{COPY.closing.text}</p>
        <AnchorButton {...target} variant="inverse" size="lg" className="mt-3 focus-visible:outline-on-band">
          {loggedIn ? COPY.closing.actionUser : COPY.closing.actionVisitor}
        </AnchorButton>
      </div>
    </section>
  );
}
