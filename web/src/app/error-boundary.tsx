import { Component, type ReactNode } from 'react';
import { logError } from '../shared/log';
import { BrokenPage } from './broken-page';

interface Props {
  children: ReactNode;
  /** What stands there instead; it may break, too. */
  instead?: ReactNode;
}

/** What the router does for the app's pages, for the page that has none. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    logError('A page failed to render', error);
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    if (!this.state.broken) return children;
    if (instead) return <ErrorBoundary>{instead}</ErrorBoundary>;
    return (
      <main className="grid min-h-[80dvh] place-items-center p-4">
        <BrokenPage />
      </main>
    );
  }
}
