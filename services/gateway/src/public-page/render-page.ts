import { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { FormState } from '@acordo/contracts/page-renderer';
import type { Logger } from '@acordo/service-kit/logging/logger';
import type { ProposalResponse } from './fetch-proposal.js';
import type { PackedDocuments } from '../public-forms/packed-document.js';
import { linkPath } from './link-path.js';
import type { PageTools } from './page-tools.js';
import { shareTags } from './share-tags.js';

/** Larger pages are rendered in the browser, since rendering here would delay everybody else. */
const MOST_HTML = 200 * 1024;

/** The title of a page without a proposal. */
const NO_RESPONSE = { status: 503, body: '' };

/** The page as HTML. What cannot be rendered, or is too long, is sent as shell and data: the browser renders it. */
export class RenderPage {
  private reported = false;

  constructor(
    private readonly tools: PageTools,
    private readonly publicUrl: string,
    private readonly logger: Logger,
    private readonly documents: PackedDocuments,
  ) {}

  page(response: ProposalResponse): string {
    const head = this.head(response);
    const html = response.body.length > MOST_HTML ? '' : this.attempt(() => this.html(response));
    const unscripted = html ? '' : this.unscripted(response);
    return this.tools.shell({ ...head, html: html ?? '', response, unscripted });
  }

  /** The page with a form that needs no script; null if it cannot be rendered or is too long. */
  withForm(response: ProposalResponse, form: FormState): string | null {
    const { renderer, plainShell } = this.tools;
    if (response.body.length > MOST_HTML) return null;
    const html = this.attempt(() =>
      renderer.renderForm(linkPath(response.token), response, this.withDocument(form, response)),
    );
    if (!html || html.length > MOST_HTML) return null;
    return plainShell({ ...this.head(response), html, response: null, unscripted: '' });
  }

  /** The result of a form, without the proposal. */
  formAlone(token: string, form: FormState): string {
    const { renderer, plainShell } = this.tools;
    const html = renderer.renderForm(linkPath(token), null, form);
    return plainShell({
      description: renderer.describe(NO_RESPONSE),
      tags: '',
      html,
      response: null,
      unscripted: '',
    });
  }

  /** Without a response: the page makes the call itself and shows the error. */
  withoutProposal(): string {
    const { renderer, shell } = this.tools;
    const unscripted = renderer.renderUnscripted(linkPath(''), null);
    return shell({
      description: renderer.describe(NO_RESPONSE),
      tags: '',
      html: '',
      response: null,
      unscripted,
    });
  }

  /** The document above the form is sent along with it, to show what changed since (D17). */
  private withDocument(form: FormState, { status, body }: ProposalResponse): FormState {
    return status === 200 ? { ...form, hidden: { ...form.hidden, lido: this.documents.pack(body) } } : form;
  }

  private html(response: ProposalResponse): string {
    const html = this.tools.renderer.render(linkPath(response.token), response);
    return html.length > MOST_HTML ? '' : html;
  }

  private unscripted(response: ProposalResponse): string {
    return this.attempt(() => this.tools.renderer.renderUnscripted(linkPath(response.token), response)) ?? '';
  }

  private head(response: ProposalResponse) {
    const description = this.attempt(() => this.tools.renderer.describe(response));
    return { description, tags: description ? shareTags(description, this.addresses(response)) : '' };
  }

  private addresses(response: ProposalResponse) {
    const data = getPublicProposal.path.replace(':token', response.token);
    return {
      page: this.publicUrl + linkPath(response.token),
      picture: `${this.publicUrl}${data}/preview.png`,
    };
  }

  /** A fault of ours is the same for every visitor: it is logged once, not at every visit. */
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
