import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access.js';

export interface FoundRoute {
  readonly method: string;
  readonly path: string;
  /** undefined: nobody said who may call it; the guard refuses everyone, and the service's router walk fails. */
  readonly access: Access | undefined;
}

type Handler = (...args: never[]) => unknown;

/** Every route of an application's controllers with its mark: what the test of a service walks (house rule 9). */
export function routesOf(app: INestApplicationContext): FoundRoute[] {
  const reflector = app.get(Reflector);
  return controllersOf(app).flatMap((controller) =>
    handlersOf(controller).map((handler) => ({
      method: RequestMethod[Number(Reflect.getMetadata(METHOD_METADATA, handler))] ?? '',
      path: String(Reflect.getMetadata(PATH_METADATA, handler)),
      access: reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]),
    })),
  );
}

function controllersOf(app: INestApplicationContext): (new (...args: never[]) => object)[] {
  const modules = [...app.get(ModulesContainer).values()];
  const found = modules.flatMap((module) => [...module.controllers.values()].map(({ metatype }) => metatype));
  return [...new Set(found)] as (new (
    ...args: never[]
  ) => object)[];
}

function handlersOf(controller: new (...args: never[]) => object): Handler[] {
  const { prototype } = controller as { prototype: Record<string, unknown> };
  return Object.getOwnPropertyNames(prototype)
    .map((name) => prototype[name])
    .filter((member): member is Handler => typeof member === 'function')
    .filter((member) => Reflect.hasMetadata(METHOD_METADATA, member));
}
