/** Columns of list head, rows and skeleton: proposal · status · development · amount and date · actions. */
export const ROW_COLUMNS =
  'flex flex-wrap items-center justify-between gap-x-5 lg:grid lg:grid-cols-[minmax(0,1fr)_10.75rem_12.25rem_9rem_11.25rem]';
