import type { Operator } from './operator.js';

/**
 * What the web's server build (`web/dist/server/render.mjs`) promises the gateway, which draws the client's page with it.
 * Only this shape connects the two: neither imports the other's sources (docs/decisions/0010).
 */
export interface PageRenderer {
  /** Id of the element that hands the API's response to the browser, so that the page need not ask for it again. */
  readonly responseElement: string;
  /** The page's module in Vite's manifest: what it needs is preloaded. */
  readonly pageModule: string;
  /** The same of what only a page with a form draws. */
  readonly formModule: string;
  /** What tabs and link previews say. Never price, e-mail or document numbers. */
  describe(response: PageResponse): PageDescription;
  /** The page's HTML, for the element `root`. Throws on content that it cannot draw. */
  render(path: string, response: PageResponse): string;
  /**
   * The same page with a form that works without any script (docs/decisions/0033). With null for the response, since the proposal
   * cannot be had now: only what became of the form, and a way to send it again.
   */
  renderForm(path: string, response: PageResponse | null, form: DrawnForm): string;
  /** For who has no scripts, where a page cannot be drawn: why, and a way on. null: there is no response. */
  renderUnscripted(path: string, response: PageResponse | null): string;
  /** Pages that are the same for everybody (landing, legal pages): the gateway draws each once, when it starts. */
  readonly sitePages: readonly SitePage[];
  /** HTML of the page at this path, for the element `root`. */
  renderSite(path: string, operator: Operator): string;
}

export interface SitePage {
  readonly path: string;
  /** The page's modules in Vite's manifest, as `pageModule`. */
  readonly modules: readonly string[];
  readonly description: PageDescription;
}

/**
 * A response of `GET /api/public/proposal/:token`: good, or one that says that the link leads nowhere or its record is being
 * verified.
 */
export interface PageResponse {
  readonly status: number;
  /** JSON, as the API sent it. */
  readonly body: string;
}

export interface PageDescription {
  /** Of the document: tabs, history, bookmarks. */
  readonly title: string;
  readonly siteName: string;
  readonly shareTitle: string;
  readonly shareText: string;
  /** Whether there is a picture of this proposal; a link that leads nowhere has none. */
  readonly hasPicture: boolean;
}

/** As the client's page names it in its address: what the client wants to do. */
export type FormKind = 'assinar' | 'recusar';
/** The parameter of the address that says so. */
export const FORM_PARAMETER = 'responder';
/** The parameter beside it that asks for what was sent before: why it was refused, or only what was typed. */
export const KEPT_PARAMETER = 'guardado';
export type KeptPart = 'recusa' | 'texto';

/** A form of the client's page that is sent as browsers send forms. */
export interface DrawnForm {
  readonly kind: FormKind;
  /** What was sent, by the fields' names, to be shown again; empty in a form that is new. */
  readonly sent: Readonly<Record<string, string>>;
  /** The API's response to what was sent; null in a form that is new. */
  readonly refusal: PageResponse | null;
  /** Until when nobody should send it again, as ISO 8601; null where nothing was said of it (D48). */
  readonly retryAt: string | null;
  /** What is sent along with the form, unseen. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The document that stood above the form that was sent, as JSON; null where that is not known. */
  readonly before: string | null;
  /** What was sent can be asked for again (KEPT_PARAMETER): the form may be closed. */
  readonly kept: boolean;
}
