import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Open, UserOnly } from './access.js';
import { routesOf } from './router-walk.js';

@Controller()
class Mixed {
  @Get('/marked')
  @UserOnly()
  marked() {}

  @Post('/forgotten')
  forgotten() {}

  notARoute() {}
}

@Controller()
@Open()
class AllOpen {
  @Get('/open')
  open() {}
}

@Module({ controllers: [Mixed, AllOpen] })
class App {}

describe('the router walk', () => {
  it('finds every route with its mark, and the ones without', async () => {
    const app = await NestFactory.createApplicationContext(App, { logger: false });
    expect(routesOf(app)).toEqual([
      { method: 'GET', path: '/marked', access: { who: 'user' } },
      { method: 'POST', path: '/forgotten', access: undefined },
      { method: 'GET', path: '/open', access: { who: 'open' } },
    ]);
    await app.close();
  });
});
