import type { Block } from '../model/legal-text';
import { FactTable } from './fact-table';
import { OperatorCard } from './operator-card';

export function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="leading-relaxed">{block}</p>;
  if ('operator' in block) return <OperatorCard />;
  if ('table' in block) return <FactTable {...block.table} />;
  if ('list' in block)
    return (
      <ul className="grid list-disc gap-2.5 pl-5 leading-relaxed marker:text-ink-soft">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  const { before, label, href, after } = block.linked;
  return (
    <p className="leading-relaxed">
      <span>{before}</span>
      <a href={href} className="text-pen underline underline-offset-2 hover:text-pen-deep">
        {label}
      </a>
      <span>{after}</span>
    </p>
  );
}
