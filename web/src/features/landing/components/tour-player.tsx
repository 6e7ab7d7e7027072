import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { COPY } from '../copy';
import { lengthOf } from '../model/length';
import type { Tour } from '../tour';

/** The recorded presentation: only its poster until a click, so that no video is loaded before. */
export function TourPlayer({ tour }: { tour: Tour }) {
  const [playing, setPlaying] = useState(false);
  const { width, height, version, seconds } = tour;
  const file = (name: string) => `/tour/${name}?v=${version}`;
  if (playing) return <Video tour={tour} file={file} />;
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className="group relative block w-full -outline-offset-4"
    >
      <img
        src={file('poster.webp')}
        srcSet={`${file('poster-720.webp')} 720w, ${file('poster.webp')} ${width}w`}
        sizes="(min-width: 1024px) 960px, 100vw"
        alt={COPY.video.poster}
        width={width}
        height={height}
        loading="lazy"
        className="block h-auto w-full"
      />
      <span className="absolute inset-x-0 bottom-0 flex justify-center p-4 sm:p-8">
        <span className="inline-flex h-12 items-center gap-2.5 rounded-control bg-pen px-5 text-sm font-medium text-on-pen shadow-raised group-hover:bg-pen-deep sm:text-base">
          <Play aria-hidden="true" className="size-[18px] fill-current" />
          {COPY.video.play}
          <span className="tabular-nums opacity-80">{lengthOf(seconds)}</span>
        </span>
      </span>
    </button>
  );
}

function Video({ tour: { width, height }, file }: { tour: Tour; file: (name: string) => string }) {
  const video = useRef<HTMLVideoElement>(null);
  // The button is gone: the focus moves to the player.
  useEffect(() => video.current?.focus(), []);
  return (
    <video
      ref={video}
      aria-label={COPY.video.label}
      tabIndex={0}
      controls
      autoPlay
      playsInline
      preload="auto"
      width={width}
      height={height}
      poster={file('poster.webp')}
      className="block h-auto w-full bg-band"
    >
      <source src={file('tour.mp4')} type="video/mp4" />
      <track kind="captions" src={file('legendas.vtt')} srcLang="pt-BR" label="Português" default />
    </video>
  );
}
