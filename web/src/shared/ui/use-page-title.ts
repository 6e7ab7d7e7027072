import { useEffect } from 'react';

/** D1. The one place of the web that spells the product's name in a title. */
export const APP_NAME = 'Acordo';

/** Names the page for tabs, history and screen readers: "Propostas · Acordo". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? APP_NAME : `${title} · ${APP_NAME}`;
  }, [title]);
}
