import { COPY } from '../copy';
import { FEATURES } from '../features';

export default function FeatureGrid() {
  return (
    <section aria-labelledby="recursos" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <h2 id="recursos" className="font-serif text-2xl font-medium tracking-tight sm:text-3xl">
        {COPY.features.title}
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-1 content-start gap-3 bg-paper p-6 sm:p-8">
            <Icon aria-hidden="true" strokeWidth={1.6} className="size-7 text-pen" />
            <h3 className="mt-1 font-semibold">{title}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
