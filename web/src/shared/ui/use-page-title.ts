import { useEffect } from 'react';
import { titleOfPage } from './page-title';

/** Names the page for tabs, history and screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = titleOfPage(title);
  }, [title]);
}
