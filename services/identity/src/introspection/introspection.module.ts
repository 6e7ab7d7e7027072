import { Module } from '@nestjs/common';
import { IntrospectionController } from './introspection.controller.js';
import { IntrospectSession } from './use-cases/introspect-session.js';

/** Above both kinds of sessions: the gateway asks one question about either. */
@Module({ controllers: [IntrospectionController], providers: [IntrospectSession] })
export class IntrospectionModule {}
