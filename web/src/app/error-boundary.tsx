import { Component, type ReactNode } from 'react';
import { logError } from '../shared/log';
import { BrokenPage } from './broken-page';

interface Props {
  children: ReactNode;
  /** The fallback; it may break, too. */
  instead?: ReactNode;
}

/** Does for the page without a router what the router does for the app's pages. */
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
