import { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { PageRenderer } from '@acordo/contracts/page-renderer';
import type { Logger } from '@acordo/service-kit/logging/logger';
import type { Answered } from './ask-proposal.js';
import { linkPath } from './link-path.js';
import type { Shell } from './shell.js';
import { shareTags } from './share-tags.js';

/** Beyond this a phone is better served by drawing itself, and drawing would hold up everybody else here. */
const MOST_HTML = 200 * 1024;

/** The page as HTML. What cannot be drawn, or is too long, comes as shell and data: the browser draws it. */
export class DrawPage {
  private reported = false;

  constructor(
    private readonly renderer: PageRenderer,
    private readonly shell: Shell,
    private readonly publicUrl: string,
    private readonly logger: Logger,
  ) {}

  run(answer: Answered): string {
    const description = this.attempt(() => this.renderer.describe(answer));
    const tags = description && shareTags(description, this.addresses(answer));
    const html = answer.body.length > MOST_HTML ? '' : this.attempt(() => this.html(answer));
    return this.shell({ description, tags: tags ?? '', html: html ?? '', answer });
  }

  /** Without an answer: the page asks by itself and says what is wrong. */
  runEmpty(): string {
    return this.shell({ description: null, tags: '', html: '', answer: null });
  }

  private html(answer: Answered): string {
    const html = this.renderer.render(linkPath(answer.token), answer);
    return html.length > MOST_HTML ? '' : html;
  }

  private addresses(answer: Answered) {
    const data = getPublicProposal.path.replace(':token', answer.token);
    return { page: this.publicUrl + linkPath(answer.token), picture: `${this.publicUrl}${data}/preview.png` };
  }

  /** A fault of ours is the same for every visitor: it is told once, not at every visit. */
  private attempt<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      if (!this.reported) this.logger.error({ err: error }, 'a page could not be drawn; this is said once');
      this.reported = true;
      return null;
    }
  }
}
