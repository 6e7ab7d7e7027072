import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { createService } from '../boot/create-service.js';
import { Open, UserOnly } from '../caller/access.js';
import { Clock } from '../clock/clock.js';
import { createLogger } from '../logging/logger.js';
import { routesOf, unguardedRoutes } from './walk-routes.js';

@Controller()
class Mixed {
  @Get('/marked/:id')
  @UserOnly()
  marked() {}

  @Post('/unmarked')
  unmarked() {}

  @Get('/opened')
  @Open()
  opened() {}
}

@Module({ controllers: [Mixed] })
class App {}

describe('the walk over a service’s routes (habit 9)', () => {
  it('finds a route without a mark, one that is open, and no other', async () => {
    const app = await createService({
      module: App,
      guard: { audience: 'proposals', keys: [randomBytes(32)], issuers: ['gateway'] },
      clock: new Clock(),
      logger: createLogger({ name: 'test', level: 'silent' }),
      bodyLimit: 1_000,
    });
    const paths = new Set((await routesOf(app)).map(({ path }) => path));
    expect([...paths].toSorted()).toEqual(['/marked/:id', '/opened', '/unmarked']);
    const found = await unguardedRoutes(app);
    expect(new Set(found)).toEqual(
      new Set(['POST /unmarked responds 403', 'GET /opened responds 200', 'HEAD /opened responds 200']),
    );
    expect(new Set(await unguardedRoutes(app, ['/opened']))).toEqual(
      new Set(['POST /unmarked responds 403']),
    );
    await app.close();
  });
});
