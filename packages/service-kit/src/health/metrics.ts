import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One registry a process. Names start with `acordo_`. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'acordo_' });

export const requestSeconds = new Histogram({
  name: 'acordo_http_request_seconds',
  help: 'Response time, by route template and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

/** A counter of a service's own; a second call with the same name returns the same counter. Names start with `acordo_`. */
export function counter(name: string, help: string): Counter {
  const known = registry.getSingleMetric(name);
  return known instanceof Counter ? known : new Counter({ name, help, registers: [registry] });
}

/** A gauge of a service's own, like `counter`. */
export function gauge(name: string, help: string, labelNames: readonly string[] = []): Gauge {
  const known = registry.getSingleMetric(name);
  return known instanceof Gauge ? known : new Gauge({ name, help, labelNames, registers: [registry] });
}

/** `/metrics` on a port of its own, which only operators can reach (D7). */
export async function serveMetrics(host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
