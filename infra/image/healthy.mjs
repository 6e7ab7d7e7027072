// Health check of every container: the service's own /readyz, on the port it listens on.
const port = process.env.PORT ?? '8080';
const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(
  () => undefined,
);
process.exit(response?.ok ? 0 : 1);
