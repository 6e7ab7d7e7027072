import { Component, type ReactNode } from 'react';
import { logError } from '../shared/log';
import { BrokenPage } from './broken-page';

/** What the router does for the app's pages, for the page that has none. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    logError('A page failed to render', error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="grid min-h-[80dvh] place-items-center p-4">
        <BrokenPage />
      </main>
    );
  }
}
