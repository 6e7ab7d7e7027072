/** The common look of all text fields. 16 px on phones: smaller text makes iOS zoom the page. */
export const controlStyles = [
  'w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-base text-ink sm:text-sm',
  'transition-[border-color,box-shadow] hover:border-ink-soft',
  'focus-visible:border-pen focus-visible:outline-2 focus-visible:outline-offset-0',
  'aria-invalid:border-bad aria-invalid:focus-visible:outline-bad',
  'disabled:cursor-not-allowed disabled:bg-mute disabled:text-ink-soft [&[readonly]]:bg-mute',
].join(' ');
