import type { Operator } from '@acordo/contracts/operator';
import type { ComponentType } from 'react';
import { OperatorContext } from '../shared/operator/operator';
import { ErrorBoundary } from './error-boundary';

/** A whole site page. Browser and gateway must render the same tree for hydration. */
export function SiteFrame({ page: Page, operator }: { page: ComponentType; operator: Operator }) {
  return (
    <ErrorBoundary>
      <OperatorContext value={operator}>
        <Page />
      </OperatorContext>
    </ErrorBoundary>
  );
}
