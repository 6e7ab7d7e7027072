import { Button } from '../../../shared/ui/button';
import { SHELL } from '../copy';

interface List {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** The next page on demand. `of` names the list for screen readers. */
export function MoreButton({ list, of }: { list: List; of: string }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 border-t border-line p-3">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-sm text-bad">
          {SHELL.moreFailed}
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${SHELL.more}: ${of}`}
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {list.isFetchingNextPage ? SHELL.loadingMore : SHELL.more}
      </Button>
    </div>
  );
}
