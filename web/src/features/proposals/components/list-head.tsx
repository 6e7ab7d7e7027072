import { COPY } from '../copy';
import { ROW_COLUMNS } from './row-columns';

/** Column names, only visual; each row has its own for screen readers. */
export function ListHead() {
  const { columns } = COPY.list;
  return (
    <div
      aria-hidden="true"
      className="hidden border-b border-line bg-paper px-4 py-1.5 text-xs text-ink-soft lg:block"
    >
      <div className={ROW_COLUMNS}>
        <span>{columns.proposal}</span>
        <span>{columns.status}</span>
        <span>{columns.development}</span>
        <span className="hidden xl:inline">{columns.type}</span>
        <span className="text-right">{columns.amount}</span>
        <span className="text-right">{columns.actions}</span>
      </div>
    </div>
  );
}
