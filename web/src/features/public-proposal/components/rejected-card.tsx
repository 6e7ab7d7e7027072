import { Card } from '../../../shared/ui/card';
import { COPY } from '../copy';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';

interface Props {
  company: string;
  takeFocus: boolean;
}

export function RejectedCard({ company, takeFocus }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>(takeFocus);
  return (
    <Card aria-labelledby="recusada" className="p-5 sm:p-8">
      <h2 id="recusada" ref={heading} tabIndex={-1} className="font-serif text-2xl font-medium outline-none">
        {COPY.rejected.title}
      </h2>
      <p className="mt-2 text-ink-soft">{COPY.rejected.text(company)}</p>
    </Card>
  );
}
