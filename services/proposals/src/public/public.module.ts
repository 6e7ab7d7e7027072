import { Module } from '@nestjs/common';
import { PublicController } from './public.controller.js';
import { ShowProposal } from './use-cases/show-proposal.js';

@Module({ controllers: [PublicController], providers: [ShowProposal] })
export class PublicModule {}
