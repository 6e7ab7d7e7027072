import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { DuplicateController } from './duplicate.controller.js';
import { PanelCountsController } from './panel-counts.controller.js';
import { ProposalListController } from './proposal-list.controller.js';
import { ProposalPresenter } from './proposal.presenter.js';
import { ProposalsController } from './proposals.controller.js';
import { CountForPanel } from './use-cases/count-for-panel.js';
import { CountProposals } from './use-cases/count-proposals.js';
import { CreateProposal } from './use-cases/create-proposal.js';
import { DeleteProposal } from './use-cases/delete-proposal.js';
import { DuplicateProposal } from './use-cases/duplicate-proposal.js';
import { GetProposal } from './use-cases/get-proposal.js';
import { ListProposals } from './use-cases/list-proposals.js';
import { SetDevelopmentStatus } from './use-cases/set-development-status.js';
import { UpdateProposal } from './use-cases/update-proposal.js';

@Module({
  imports: [AssetsModule],
  controllers: [ProposalListController, ProposalsController, DuplicateController, PanelCountsController],
  providers: [
    ProposalPresenter,
    CountForPanel,
    CountProposals,
    CreateProposal,
    DeleteProposal,
    DuplicateProposal,
    GetProposal,
    ListProposals,
    SetDevelopmentStatus,
    UpdateProposal,
  ],
  exports: [GetProposal, ListProposals, ProposalPresenter],
})
export class ProposalsModule {}
