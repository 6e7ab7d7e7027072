import {
  ADMIN_COOKIE,
  ADMIN_DEVICE_COOKIE,
  cookieName,
  DEVICE_COOKIE,
  SIGN_IN_COOKIE,
  USER_COOKIE,
} from '@acordo/contracts/internal/sessions';
import { Clock } from '@acordo/service-kit/clock/clock';
import { HEALTH_CHECKS } from '@acordo/service-kit/health/health-check';
import { HealthController } from '@acordo/service-kit/health/health.controller';
import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@acordo/service-kit/logging/logger';
import { DocsController } from './api-docs/docs.controller.js';
import { Capacity } from './capacity/capacity.js';
import { clientFacts } from './client/client-facts.js';
import type { Config } from './config.js';
import { Connections } from './connections.js';
import { ApiController } from './pipeline/api.controller.js';
import { crossSiteCheck } from './pipeline/cross-site.js';
import { CallPipeline } from './pipeline/call-pipeline.js';
import { CallerTokens } from './forwarding/caller-tokens.js';
import { CallLimits } from './limits/call-limits.js';
import { SavedForms } from './public-forms/saved-forms.js';
import { PackedDocuments } from './public-forms/packed-document.js';
import { FetchProposal } from './public-page/fetch-proposal.js';
import { makePublicPage } from './public-page/make-public-page.js';
import { PublicPage } from './public-page/public-page.js';
import { serviceCheck } from './readiness/service-check.js';
import { ROUTES } from './routing/route-table.js';
import { matcher } from './routing/route-tree.js';
import { PublicFormController } from './sent-forms/public-form.controller.js';
import { PublicForm } from './sent-forms/public-form.js';
import { RefusedPage } from './sent-forms/refused-page.js';
import { SubmitForm } from './sent-forms/submit-form.js';
import { CallerResolver } from './sessions/caller-resolver.js';
import { SessionCache } from './sessions/session-cache.js';
import { followSessionChanges } from './sessions/session-changes.js';
import { Sessions } from './sessions/sessions.js';
import type { WebApp } from './web-app/web-app.js';
import { WEB_APP, WebController } from './web-app/web.controller.js';

const CONTROLLERS = [HealthController, ApiController, PublicFormController, WebController];

/** The only wiring file: what the pipeline is made of. */
@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(private readonly connections: Connections) {}

  static with(config: Config, logger: Logger, webApp: WebApp | null): DynamicModule {
    const capacity = new Capacity(config);
    const connections = new Connections(config, logger, capacity);
    const { pipeline, ask, submit } = makePipeline(config, logger, connections, capacity);
    const kept = new SavedForms(config.INTERNAL_KEY_PROPOSALS, config.PUBLIC_URL);
    const documents = new PackedDocuments(config.INTERNAL_KEY_PROPOSALS);
    const { responses } = capacity;
    const shown =
      webApp && makePublicPage(webApp.publicPage, ask, responses, kept, documents, config.PUBLIC_URL, logger);
    const refused = shown && new RefusedPage(ask, shown.page, shown.draw, responses, documents);
    return {
      module: AppModule,
      controllers: [...(config.NODE_ENV === 'development' ? [DocsController] : []), ...CONTROLLERS],
      providers: [
        { provide: Connections, useValue: connections },
        { provide: WEB_APP, useValue: webApp },
        { provide: CallPipeline, useValue: pipeline },
        { provide: PublicPage, useValue: shown?.page ?? null },
        {
          provide: PublicForm,
          useValue: refused && new PublicForm(submit, kept, refused),
        },
        {
          provide: HEALTH_CHECKS,
          useValue: [
            serviceCheck('identity', config.IDENTITY_URL),
            serviceCheck('proposals', config.PROPOSALS_URL),
          ],
        },
      ],
    };
  }

  /** Runs after the last request has its response. */
  onApplicationShutdown(): Promise<void> {
    return this.connections.close();
  }
}

/** Calls and the rendered page are counted together and use the same code to call services. */
function makePipeline(
  config: Config,
  logger: Logger,
  { counters, news, forwarder }: Connections,
  capacity: Capacity,
) {
  const tokens = new CallerTokens(
    {
      identity: config.INTERNAL_KEY_IDENTITY[0],
      proposals: config.INTERNAL_KEY_PROPOSALS[0],
      admin: config.INTERNAL_KEY_ADMIN[0],
      notifications: config.INTERNAL_KEY_NOTIFICATIONS[0],
    },
    new Clock(config.CLOCK_SHIFT),
  );
  const cache = new SessionCache();
  followSessionChanges(news, cache);
  const cookies = {
    user: cookieName(USER_COOKIE, config.PUBLIC_URL),
    admin: cookieName(ADMIN_COOKIE, config.PUBLIC_URL),
    device: cookieName(DEVICE_COOKIE, config.PUBLIC_URL),
    adminDevice: cookieName(ADMIN_DEVICE_COOKIE, config.PUBLIC_URL),
    signIn: cookieName(SIGN_IN_COOKIE, config.PUBLIC_URL),
  };
  const points = {
    publicReads: config.LIMIT_PUBLIC_READS_PER_MINUTE,
    decisions: config.LIMIT_DECISIONS_PER_MINUTE,
    verifications: config.LIMIT_VERIFICATIONS_PER_MINUTE,
    pdfs: config.LIMIT_PDFS_PER_MINUTE,
    writes: config.LIMIT_WRITES_PER_MINUTE,
    logos: config.LIMIT_LOGOS_PER_MINUTE,
    guesses: config.LIMIT_GUESSES_PER_MINUTE,
  };
  const parts = {
    match: matcher(ROUTES),
    checks: {
      crossSite: crossSiteCheck(config.PUBLIC_URL),
      client: clientFacts(config.TRUSTED_PROXIES, logger),
    },
    limits: new CallLimits(points, counters),
    gatekeeper: new CallerResolver(new Sessions(cache, forwarder, tokens), cookies),
    tokens,
    forwarder,
  };
  return {
    pipeline: new CallPipeline(parts, capacity),
    ask: new FetchProposal(parts),
    submit: new SubmitForm(parts, capacity.bodies),
  };
}
