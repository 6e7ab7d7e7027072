import { useOperator } from '../../../shared/operator/operator';
import { COPY } from '../copy';

const { now, erased, kept } = COPY.close;

/** What ends at once, what is erased, what is kept and why (D37). */
export function ClosingFacts({ paid }: { paid: boolean }) {
  const { signedRecordYears } = useOperator();
  const atOnce = paid ? [...now.items, now.subscription] : now.items;
  return (
    <div className="grid gap-4 text-sm">
      <Group title={now.title} items={atOnce} />
      <Group title={erased.title} items={erased.items} />
      <Group title={kept.title} items={kept.items(signedRecordYears)} />
    </div>
  );
}

function Group({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft marker:text-edge">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
