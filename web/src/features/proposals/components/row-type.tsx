import { clsx } from 'clsx';
import { COPY } from '../copy';
import type { Row } from '../model/row';
import { AFTER_DOT, ONE_LINE } from './row-title';

/** Type and first features: two lines in their own column, else one. How many more there are is never cut off. */
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
        <div
          className={clsx(
            'min-w-0 @min-[16rem]:flex max-xl:@min-[16rem]:before:whitespace-pre',
            "max-xl:@min-[16rem]:before:content-['_·_']",
          )}
        >
          <ul aria-label={COPY.list.features} className={clsx('inline min-w-0 @min-[16rem]:block', ONE_LINE)}>
            {features.map((feature, index) => (
              // The same feature may be listed twice, and the order never changes.
              <li key={`${index} ${feature}`} className={clsx('inline', AFTER_DOT)}>
                {feature}
              </li>
            ))}
          </ul>
          {more && <span className="shrink-0 before:whitespace-pre before:content-['_·_']">{more}</span>}
        </div>
      )}
    </div>
  );
}
