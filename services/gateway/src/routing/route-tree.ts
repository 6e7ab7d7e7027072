import { decodeOnce, linkTokenIn } from './link-token.js';
import type { Route } from './route.js';

interface Node {
  readonly literals: Map<string, Node>;
  place?: { readonly name: string; readonly node: Node };
  readonly routes: Map<string, Route>;
}

export type Match =
  /** `path` is rebuilt from the template: nothing of the client's spelling is forwarded. */
  | { readonly kind: 'route'; readonly route: Route; readonly params: Params; readonly path: string }
  | { readonly kind: 'method'; readonly allow: readonly string[] }
  /** A known call, but with a path parameter that cannot be a valid id. */
  | { readonly kind: 'absent'; readonly route: Route }
  | { readonly kind: 'unknown' };
export type FoundRoute = Extract<Match, { kind: 'route' }>;
export type Params = Readonly<Record<string, string>>;
export type Matcher = (method: string, path: string) => Match;

/** Ids and link tokens, as we make them. Anything else in a parameter is an attack or a typing error (attacks 58, 134). */
const NAME = /^[A-Za-z0-9_-]{1,512}$/;

/**
 * Finds the call of a raw request path (without query). Exact and case-sensitive: a literal segment must be spelled as in the
 * table, undecoded; a parameter is decoded once and must then be a plain name. HEAD is allowed where GET is.
 */
export function matcher(routes: readonly Route[]): Matcher {
  const root = newNode();
  for (const route of routes) add(root, route);
  return (method, path) => {
    const segments = path.split('/').slice(1);
    const found = find(root, segments, 0);
    if (!found) return { kind: 'unknown' };
    const route = found.routes.get(method === 'HEAD' ? 'GET' : method);
    if (!route) return { kind: 'method', allow: allowed(found) };
    return fill(route, segments);
  };
}

const newNode = (): Node => ({ literals: new Map(), routes: new Map() });

function add(root: Node, route: Route): void {
  let node = root;
  for (const segment of route.path.split('/').slice(1)) node = childFor(node, segment);
  if (node.routes.has(route.method)) throw new Error(`twice in the table: ${route.method} ${route.path}`);
  node.routes.set(route.method, route);
}

function childFor(node: Node, segment: string): Node {
  if (segment.startsWith(':')) {
    node.place ??= { name: segment, node: newNode() };
    return node.place.node;
  }
  const child = node.literals.get(segment) ?? newNode();
  node.literals.set(segment, child);
  return child;
}

/** A literal wins over a parameter (`stats` is no id), but only where the rest of the path fits as well. */
function find(node: Node, segments: readonly string[], at: number): Node | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.routes.size > 0 ? node : undefined;
  const literal = node.literals.get(segment);
  const found = literal && find(literal, segments, at + 1);
  if (found || !node.place || segment === '') return found;
  return find(node.place.node, segments, at + 1);
}

function fill(route: Route, segments: readonly string[]): Match {
  const params: Record<string, string> = {};
  let path = '';
  for (const [i, part] of route.path.split('/').slice(1).entries()) {
    if (!part.startsWith(':')) {
      path += `/${part}`;
      continue;
    }
    const value = nameIn(segments[i] ?? '', route);
    if (value === undefined) return { kind: 'absent', route };
    params[part.slice(1)] = value;
    path += `/${encodeURIComponent(value)}`;
  }
  return { kind: 'route', route, params, path };
}

function nameIn(segment: string, { mendsLinks }: Route): string | undefined {
  const value = decodeOnce(segment);
  if (value !== undefined && NAME.test(value)) return value;
  return mendsLinks ? linkTokenIn(segment) : undefined;
}

function allowed(node: Node): string[] {
  const methods = [...node.routes.keys()];
  return methods.includes('GET') ? [...methods, 'HEAD'].sort() : methods.sort();
}
