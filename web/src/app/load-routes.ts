import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches the code of the page at this path and puts it into the routes, so that it is drawn without a pause. */
export async function loadRoutesAt(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}
