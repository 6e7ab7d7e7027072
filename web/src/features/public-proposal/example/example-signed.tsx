import { formatDate, formatEvidence } from '@acordo/brazil/dates';
import { Button } from '../../../shared/ui/button';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { EXAMPLE } from './copy';
import { CreateLink } from './example-bar';

interface Props {
  name: string;
  email: string;
  instant: string;
  onAgain: () => void;
}

const COPY = EXAMPLE.signed;

/** As a signed proposal shows it, without a code and a PDF, which only a stored signature has. */
export function ExampleSigned({ name, email, instant, onAgain }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const facts = [
    { label: COPY.name, value: name, isKept: true },
    { label: COPY.email, value: email, isKept: true },
    { label: COPY.date, value: formatEvidence(instant), isKept: false },
    { label: COPY.ip, value: COPY.noIp, isKept: false },
    { label: COPY.kind, value: COPY.simple, isKept: false },
  ];
  return (
    <section
      aria-labelledby="assinada"
      className="grid grid-cols-1 gap-6 rounded-card border border-good/40 bg-surface p-5 sm:p-8"
    >
      <div className="grid gap-1">
        <h2
          id="assinada"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-4 font-serif text-2xl font-medium outline-none"
        >
          {COPY.title}
        </h2>
        <p className="font-medium text-pen">{EXAMPLE.mark}</p>
      </div>
      <div className="grid gap-8 sm:grid-cols-2 sm:gap-10">
        <div aria-hidden="true" className="grid content-center">
          <p
            translate="no"
            className="flex min-h-16 items-end justify-center border-b border-edge px-3 text-center font-hand text-3xl font-medium wrap-anywhere text-pen"
          >
            {name}
          </p>
          <p className="mt-1.5 text-center text-xs text-ink-soft tabular-nums">{formatDate(instant)}</p>
        </div>
        <dl className="grid content-start gap-3 text-sm">
          {facts.map(({ label, value, isKept }) => (
            <div key={label} className="min-w-0 wrap-anywhere">
              <dt className="text-ink-soft">{label}</dt>
              <dd translate={isKept ? 'no' : undefined} className="font-medium tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="text-sm text-ink-soft">{COPY.text}</p>
      <div className="flex flex-wrap gap-3">
        <CreateLink />
        <Button variant="secondary" onClick={onAgain}>
          {COPY.again}
        </Button>
      </div>
    </section>
  );
}
