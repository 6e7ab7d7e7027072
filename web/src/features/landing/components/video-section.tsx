import { COPY } from '../copy';
import { POSTER_PART } from '../still-parts';
import type { Tour } from '../tour';
import { TourPlayer } from './tour-player';

/** The presentation in a browser's frame (L9): a poster that turns into a player (P82). */
export function VideoSection({ tour }: { tour: Tour | null }) {
  return (
    <section aria-labelledby="video" className="border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:px-6 sm:py-24">
        <div className="mx-auto grid max-w-2xl gap-3 text-center">
          <h2 id="video" className="font-serif text-2xl font-medium tracking-tight sm:text-3xl">
            {COPY.video.title}
          </h2>
          <p className="text-balance text-ink-soft sm:text-lg">{COPY.video.text}</p>
        </div>
        <div className="mx-auto w-full max-w-4xl overflow-hidden rounded-card border border-line shadow-raised">
          <div aria-hidden="true" className="flex h-10 items-center gap-2 border-b border-line bg-mute px-4">
            <span className="size-2.5 rounded-full bg-line" />
            <span className="size-2.5 rounded-full bg-line" />
            <span className="size-2.5 rounded-full bg-line" />
            <span className="mx-auto w-56 truncate rounded-full bg-surface px-3 py-1 text-center text-xs text-ink-soft">
              {COPY.video.address}
            </span>
            <span className="w-10 max-sm:hidden" />
          </div>
          {tour ? <TourPlayer tour={tour} /> : <POSTER_PART.Part />}
        </div>
      </div>
    </section>
  );
}
