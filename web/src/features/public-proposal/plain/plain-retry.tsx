import type { FormState } from '@acordo/contracts/page-renderer';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { COPY } from '../copy';
import { PROBLEM_ID, sendTo } from './addresses';
import { PLAIN_COPY } from './copy';
import { formRefusal } from './form-refusal';

/**
 * The proposal cannot be shown now, and the sent form may have arrived or not: a button sends the same again, which
 * takes effect once (D49).
 */
export function PlainRetry({ path, form }: { path: string; form: FormState }) {
  const refusal = formRefusal(form, null);
  return (
    <main id="conteudo" tabIndex={-1} className="min-h-dvh bg-paper py-10">
      <div id={PROBLEM_ID} tabIndex={-1}>
        <EmptyState title={refusal?.title} text={refusal?.text} heading="h1" crossed>
          <form method="post" action={sendTo(path, form.kind)} className="grid justify-items-center gap-3">
            {Object.entries(form.sent).map(([name, value]) => (
              <textarea key={name} name={name} defaultValue={value} hidden readOnly />
            ))}
            <p className="max-w-md text-sm text-ink-soft">{PLAIN_COPY.retry.text}</p>
            <Button type="submit">{COPY.failed.retry}</Button>
            <AnchorButton variant="ghost" href={path}>
              {PLAIN_COPY.retry.back}
            </AnchorButton>
          </form>
        </EmptyState>
      </div>
    </main>
  );
}
