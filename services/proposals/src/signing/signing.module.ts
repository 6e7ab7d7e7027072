import { Module } from '@nestjs/common';
import { SigningController } from './signing.controller.js';
import { Decide } from './use-cases/decide.js';
import { RejectProposal } from './use-cases/reject-proposal.js';
import { SignProposal } from './use-cases/sign-proposal.js';

@Module({ controllers: [SigningController], providers: [Decide, RejectProposal, SignProposal] })
export class SigningModule {}
