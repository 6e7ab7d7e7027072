import type { HealthCheck } from '@acordo/service-kit/health/health-check';
import { request } from 'undici';

const TIMEOUT_MS = 2_000;
/** This address is public: however often it is called, the services are called once a second. */
const KEEP_MS = 1_000;

/** Ready when the service behind is ready. */
export function serviceCheck(name: string, address: string): HealthCheck {
  let asked = 0;
  let response: Promise<void> | undefined;
  return {
    name,
    check() {
      if (!response || performance.now() - asked > KEEP_MS) {
        asked = performance.now();
        response = ask(address);
      }
      return response;
    },
  };
}

async function ask(address: string): Promise<void> {
  const { statusCode, body } = await request(`${address}/readyz`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`/readyz answered ${statusCode}`);
}
