import type { Operator } from '@acordo/contracts/operator';
import type { ComponentType } from 'react';
import { OperatorContext } from '../shared/operator/operator';
import { ErrorBoundary } from './error-boundary';

/** A site page as a whole. Browser and gateway draw this very tree, or what was drawn could not be taken over. */
export function SiteFrame({ page: Page, operator }: { page: ComponentType; operator: Operator }) {
  return (
    <ErrorBoundary>
      <OperatorContext value={operator}>
        <Page />
      </OperatorContext>
    </ErrorBoundary>
  );
}
