import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';

/** The whole app. Browser and gateway must render the same tree for hydration. */
export function AppPage({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
