import type { Operator } from './operator.js';

/**
 * The interface of the web's server build (`web/dist/server/render.mjs`), with which the gateway renders the client's page.
 * Only this type connects the two: neither imports the other's sources (docs/decisions/0010).
 */
export interface PageRenderer {
  /** Id of the element with the API's response, so that the browser need not request it again. */
  readonly responseElement: string;
  /** The page's module in Vite's manifest: what it needs is preloaded. */
  readonly pageModule: string;
  /** The same for a page with a form. */
  readonly formModule: string;
  /** Texts of tabs and link previews. Never price, email or document numbers. */
  describe(response: PageResponse): PageDescription;
  /** The page's HTML, for the element `root`. Throws on content that it cannot render. */
  render(path: string, response: PageResponse): string;
  /**
   * The same page with a form that works without any script (docs/decisions/0033). With null for the response, if the proposal
   * is not available: only the form's result, and a way to send it again.
   */
  renderForm(path: string, response: PageResponse | null, form: FormState): string;
  /** For browsers without scripts, if a page cannot be rendered: the reason, and what to do. null: there is no response. */
  renderUnscripted(path: string, response: PageResponse | null): string;
  /**
   * Pages that are the same for everybody (landing, legal pages, login), or begin the same for every owner (dashboard): the gateway
   * renders each once, at its start.
   */
  readonly sitePages: readonly SitePage[];
  /** HTML of the page at this path, for the element `root`. */
  renderSite(path: string, operator: Operator): string;
}

export interface SitePage {
  readonly path: string;
  /** The page's modules in Vite's manifest, as `pageModule`. */
  readonly modules: readonly string[];
  readonly description: PageDescription;
  /** Modules whose HTML is in the page, and whose code the browser never needs: only their styles are loaded. */
  readonly styles?: readonly string[];
  /** It can be seen, but not used without scripts; the built page's note about that stays. */
  readonly needsScript?: boolean;
  /** Only for browsers with a session's cookie: others are sent to the login by the empty page. */
  readonly ownersOnly?: boolean;
  /** Runs while the page loads; allowed by its hash. */
  readonly script?: string;
}

/**
 * A response of `GET /api/public/proposal/:token`: a proposal, or the error of an invalid link or of a record that is being
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
  /** Whether there is a preview image of this proposal; an invalid link has none. */
  readonly hasPicture: boolean;
}

/** Value in the page's address: the form that the client has chosen. */
export type DecisionKind = 'assinar' | 'recusar';
/** Besides them the request for a new link, whose form is the page of an expired one (P118). */
export type FormKind = DecisionKind | 'novo-link';
/** The parameter of the address with it. */
export const FORM_PARAMETER = 'responder';
/** The parameter that says that a new link was asked for, and its value. */
export const ASKED_PARAMETER = 'pedido';
export const ASKED = 'enviado';
/** The parameter that restores what was sent before: the refusal, or only what was typed. */
export const SAVED_PARAMETER = 'guardado';
export type SavedPart = 'recusa' | 'texto';

/** A form of the client's page that is sent as browsers send forms. */
export interface FormState {
  readonly kind: FormKind;
  /** What was sent, by the fields' names, to be shown again; empty in a form that is new. */
  readonly sent: Readonly<Record<string, string>>;
  /** The API's response to what was sent; null in a form that is new. A request for a new link is shown as sent if it is a 200. */
  readonly refusal: PageResponse | null;
  /** Until when it should not be sent again, as ISO 8601; null without such a limit (D48). */
  readonly retryAt: string | null;
  /** Hidden fields of the form. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The document that was shown above the sent form, as JSON; null if unknown. */
  readonly before: string | null;
  /** What was sent can be restored (KEPT_PARAMETER): the form may be closed. */
  readonly kept: boolean;
}
