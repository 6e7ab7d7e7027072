import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { DockerComposeEnvironment, type StartedDockerComposeEnvironment, Wait } from 'testcontainers';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { mustRun } from '../scripts/lib/run.mjs';
import { untilTrue } from '../test/until-true.js';

/** Minutes: building an image installs every package, twice. */
const LONG = 15 * 60_000;

beforeAll(async () => {
  await mustRun('docker', ['build', '-t', 'acordo:latest', '-f', 'infra/image/Dockerfile', '.'], {
    env: { DOCKER_BUILDKIT: '0' },
  });
}, LONG);

describe('the image (docs/decisions/0046)', () => {
  const inImage = (script: string) =>
    execFileSync('docker', ['run', '--rm', '--network', 'none', 'acordo:latest', 'sh', '-c', script], {
      encoding: 'utf8',
    });

  it('runs as a user without rights, and has no program with more', () => {
    expect(inImage('id -un').trim()).toBe('node');
    expect(inImage('find / -xdev -type f -perm /6000 2>/dev/null; true')).toBe('');
    // /data alone, besides what is temporary in every image.
    expect(inImage('find /app -xdev -writable 2>/dev/null | head -5; true')).toBe('');
  });

  it('has no secrets, tests or tools in it', () => {
    expect(inImage('find /app -xdev -name ".env*" -not -path "*/node_modules/*"; true')).toBe('');
    expect(inImage('find /app/packages /app/services -path "*/dist/*" -name "*.test.*"; true')).toBe('');
    for (const tool of ['typescript', 'vite', 'jest', 'lightningcss'])
      expect([tool, inImage(`ls -d /app/node_modules/${tool} 2>/dev/null; true`)]).toEqual([tool, '']);
  });
});

describe('the database tests, on the Postgres of the containers', () => {
  it(
    'pass in containers as well',
    async () => {
      const postgres = await new PostgreSqlContainer('postgres:18-bookworm').withDatabase('postgres').start();
      const report = path.join(os.tmpdir(), `acordo-containers-${randomBytes(4).toString('hex')}.json`);
      try {
        await mustRun(
          process.execPath,
          [
            '--experimental-vm-modules',
            '--no-warnings=ExperimentalWarning',
            'node_modules/jest/bin/jest.js',
            '--selectProjects',
            'services',
            '--testPathPatterns',
            String.raw`\.db\.test\.ts$`,
            '--maxWorkers=2',
            '--json',
            '--outputFile',
            report,
          ],
          // The test of a thousand random lives has just run on the embedded Postgres: here only the server is tested.
          { env: { ACORDO_TEST_PG_ADMIN_URL: postgres.getConnectionUri(), ACORDO_MODEL_RUNS: '300' } },
        );
        const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(report, 'utf8')) as Record<
          string,
          number
        >;
        expect(numFailedTests).toBe(0);
        expect(numPassedTests).toBeGreaterThan(10);
      } finally {
        fs.rmSync(report, { force: true });
        await postgres.stop();
      }
    },
    LONG,
  );
});

describe('docker compose up', () => {
  let stack: StartedDockerComposeEnvironment | undefined;
  let url = '';
  let mails = '';
  const project = `acordo-test-${randomBytes(3).toString('hex')}`;

  beforeAll(async () => {
    const [port, mailpit] = [await freePort(), await freePort()];
    url = `http://localhost:${port}`;
    mails = `http://127.0.0.1:${mailpit}`;
    stack = await new DockerComposeEnvironment(root, 'docker-compose.yml')
      .withProjectName(project)
      .withEnvironment({ ...secrets(), PORT: String(port), MAILPIT_PORT: String(mailpit), PUBLIC_URL: url })
      .withWaitStrategy('gateway_1', Wait.forHealthCheck())
      .withStartupTimeout(180_000)
      .up();
  }, LONG);

  afterAll(async () => {
    await stack?.down({ removeVolumes: true });
  }, 120_000);

  it('works from registration to signature, and the email arrives', async () => {
    const owner = new ApiClient(url);
    const email = `dona-${randomBytes(4).toString('hex')}@exemplo.com.br`;
    expect(
      (await owner.call('POST', '/api/auth/register', { nome: 'Dona', email, password: 'senha-boa' })).status,
    ).toBe(201);
    expect((await owner.call('POST', '/api/auth/login', { email, password: 'senha-boa' })).status).toBe(200);
    const confirm = await expectMail(mails, email, /^Confirme/);
    const [, confirmation = ''] = /\/auth\/confirmar#(\S+)/.exec(confirm) ?? [];
    const confirmed = await owner.call('POST', '/api/auth/verify-email', { token: confirmation });
    expect(confirmed.status).toBeLessThan(300);
    const created = await owner.call('POST', '/api/propostas', {
      cliente_nome: 'Padaria',
      tipo_site: 'landing',
      valor_total: '4500.00',
    });
    expect(created.status).toBe(201);
    const link = await owner.call('POST', `/api/propostas/${String(created.body['id'])}/generate-link`, {});
    expect(link.status).toBe(200);
    const client = new ApiClient(url);
    const token = String(link.body['publicToken']);
    const shown = await client.call('GET', `/api/public/proposal/${token}`);
    expect(shown.status).toBe(200);
    const signed = await client.call('POST', `/api/propostas/${token}/assinatura`, {
      nome: 'José Ribeiro',
      email: 'jose@padaria.com.br',
      confirmacao: true,
      versao: shown.body['versao'],
      conteudo_hash: shown.body['conteudo_hash'],
    });
    expect(signed).toMatchObject({ status: 200, body: { success: true } });
    await expectMail(mails, email, /assinada/i);
  }, 60_000);

  const exec = async (service: string, ...command: string[]) => {
    const named = `label=com.docker.compose.project=${project}`;
    const place = ['--filter', named, '--filter', `label=com.docker.compose.service=${service}`];
    const id = (await mustRun('docker', ['ps', '-q', ...place])).trim();
    return mustRun('docker', ['exec', id, ...command]); // throws if it fails
  };

  it('gives each container what it needs and no more (docs/decisions/0046)', async () => {
    const sees = async (service: string, ...others: string[]) => {
      const found = await exec(
        service,
        'sh',
        '-c',
        `export RES_OPTIONS='timeout:1 attempts:1'; for a in ${others.join(' ')}; do getent hosts $a; done; true`,
      );
      return others.filter((other) => new RegExp(`\\s${other}(\\s|$)`, 'm').test(found));
    };
    const inner = [
      'postgres',
      'redis',
      'identity',
      'proposals',
      'admin',
      'notifications',
      'gateway',
      'mailpit',
    ];
    const others = (name: string) => inner.filter((one) => one !== name);
    expect(await sees('postgres', ...others('postgres'))).toEqual(['identity', 'proposals', 'notifications']);
    expect(await sees('mailpit', ...others('mailpit'))).toEqual(['notifications']);
    expect(await sees('gateway', 'postgres', 'redis', 'mailpit', 'identity')).toEqual(['redis', 'identity']);
    expect(await sees('admin', 'postgres', 'proposals')).toEqual(['proposals']);
    for (const service of inner) {
      const written = await exec(service, 'sh', '-c', 'touch /probe 2>/dev/null && echo written; true');
      expect([service, written]).toEqual([service, '']);
      const rights = await exec(service, 'sh', '-c', 'grep -E "^(CapBnd|NoNewPrivs)" /proc/1/status');
      // Postgres and Redis may become their image's user: CHOWN, DAC_OVERRIDE, FOWNER, SETGID, SETUID.
      const bound = ['postgres', 'redis'].includes(service) ? '00000000000000cb' : '0000000000000000';
      expect([service, rights.trim().split(/\s+/)]).toEqual([
        service,
        ['CapBnd:', bound, 'NoNewPrivs:', '1'],
      ]);
    }
  }, 180_000); // twenty programs in containers of half a processor, and names that nobody answers

  it('contains the operator’s programs: the first administrator is listed, histories are unchanged', async () => {
    const within = (service: string, program: string, ...words: string[]) =>
      exec(service, 'node', program, ...words);
    expect(await within('identity', 'services/identity/dist/admin-cli.js', 'list')).toContain('@');
    expect(await within('proposals', 'services/proposals/dist/verify-history.js')).not.toBe('');
    for (const service of ['identity', 'proposals'])
      expect(await within(service, `services/${service}/dist/reseal.js`, '--check')).toContain(
        '0 ilegível(is)',
      );
  }, 60_000); // four programs are started, each in a container of half a processor

  it('serves the web app and keeps inner services away from the outside (attack 151)', async () => {
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(
      (await fetch(`${url}/internal/sessions/introspect`, { method: 'POST' })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  }, 60_000);
});

function secrets(): Record<string, string> {
  const names = fs.readFileSync(path.join(root, 'scripts/make-env.mjs'), 'utf8').match(/'([A-Z_]+)',/g) ?? [];
  return Object.fromEntries(names.map((name) => [name.slice(1, -2), randomBytes(32).toString('base64url')]));
}

/** The plain text of the email. */
async function expectMail(mailpit: string, to: string, subject: RegExp): Promise<string> {
  interface Listed {
    messages: { ID: string; To: { Address: string }[]; Subject: string }[];
  }
  let id: string | undefined;
  await untilTrue(async () => {
    const { messages } = (await (await fetch(`${mailpit}/api/v1/messages`)).json()) as Listed;
    id = messages.find(
      (mail) => subject.test(mail.Subject) && mail.To.some(({ Address }) => Address === to),
    )?.ID;
    return id !== undefined;
  });
  const mail = await fetch(`${mailpit}/api/v1/message/${id}`);
  return ((await mail.json()) as { Text: string }).Text;
}
