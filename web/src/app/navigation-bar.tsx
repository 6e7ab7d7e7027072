import { useNavigation } from 'react-router-dom';

/** A thin line at the upper edge while the next page's code is loading. The page itself stays. */
export function NavigationBar() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5"
    >
      <div
        className={
          busy
            ? 'h-full w-4/5 bg-pen transition-[width] delay-150 duration-[3s]'
            : 'h-full w-0 bg-pen opacity-0 transition-none'
        }
      />
    </div>
  );
}
