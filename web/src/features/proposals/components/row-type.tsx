import { clsx } from 'clsx';
import { COPY } from '../copy';
import type { Row } from '../model/row';
import { AFTER_DOT, ONE_LINE } from './row-title';

/** Spaces at the beginning of a box, which would be dropped. */
const SEPARATED = `${AFTER_DOT} @min-[16rem]:before:whitespace-pre`;

/** Type and first features: two lines in their own column, else one. The second feature makes room first. */
export function RowType({ row: { typeLabel, features, more } }: { row: Row }) {
  return (
    <div
      title={[typeLabel, ...features, ...(more ? [more] : [])].join(' · ')}
      className={clsx(
        'order-4 w-full min-w-0 text-xs text-ink-soft max-xl:@min-[16rem]:flex',
        'lg:order-none lg:col-start-1 lg:row-start-2 xl:col-auto xl:row-auto',
      )}
    >
      <p className={clsx('shrink-0 xl:text-sm xl:text-ink', ONE_LINE)}>{typeLabel}</p>
      {features.length > 0 && (
        <ul
          aria-label={COPY.list.features}
          className="min-w-0 @min-[16rem]:flex max-xl:@min-[16rem]:before:whitespace-pre max-xl:@min-[16rem]:before:content-['_·_']"
        >
          {features.map((feature, index) => (
            // The same feature may be listed twice, and the order never changes.
            <li
              key={`${index} ${feature}`}
              className={clsx('inline min-w-0', AFTER_DOT, ONE_LINE, index > 0 && 'shrink-[99]')}
            >
              {feature}
            </li>
          ))}
          {more && <li className={clsx('inline shrink-0', SEPARATED)}>{more}</li>}
        </ul>
      )}
    </div>
  );
}
