/**
 * Columns of list head, rows and skeleton: proposal · status · development · type · amount and date · actions. Between `lg` and
 * `xl` the type stands below the proposal. Fingers need wider actions.
 */
export const ROW_COLUMNS = [
  'flex flex-wrap items-start justify-between gap-x-3 [--actions:10rem] lg:grid lg:items-center pointer-coarse:[--actions:13.75rem]',
  'lg:grid-cols-[minmax(0,1fr)_10.5rem_11.25rem_8rem_var(--actions)]',
  'xl:grid-cols-[minmax(0,1.7fr)_10.5rem_11.25rem_minmax(0,1fr)_8rem_var(--actions)]',
].join(' ');

/** Where the type stands below the proposal, the other columns are as high as both. */
export const BOTH_LINES = 'lg:row-span-2 xl:row-span-1';
