/**
 * Which modules share a file. Without groups, each module that two pages share becomes a separate file: 20 to 47 of them for a
 * first load, each with a kilobyte of headers and, over HTTP/1.1, in a queue of six. A module that is named here loads
 * with its whole group wherever one of the group is used, so groups contain what is used together. Rolldown has no options that
 * find them (measured on 2026-11-30): with packages alone in groups the client's page loads 107,313 bytes in 42 files instead of
 * 101,947 in 10, with `entriesAware` 109,866 in 44, or 143,234 in 27 where small files are put together.
 */

/** Modules that import Radix, the router or other late packages: excluded from the chunks that light pages share. */
const LATE =
  'dialog-view|confirm-dialog-view|use-leave-guard|sheet-view|dropdown-menu|toaster-view|link-button|plain-page';

/** What landing, legal pages or the client's page use at once; modules listed here are loaded by every page. */
const LIGHT = [
  'node_modules/clsx/',
  'node_modules/lucide-react/dist/esm/(?!icons/)',
  'node_modules/lucide-react/dist/esm/icons/(circle-check|circle-exclamation-point|file-down|headset|info|layout-dashboard|mail|moon|pen-line|printer|server|sun|triangle-exclamation-point)\\.',
  'src/shared/ui/(anchor-button|button|button-styles|card|drawn-sheet|empty-state|notify|page-title|skeleton|skip-link|spinner|start-button|theme-toggle|toaster|use-focus-on-mount|use-kept-focus|use-page-title|when-idle)\\.',
  'src/shared/(theme|operator)/',
  'src/shared/forms/use-whole-press\\.',
  'src/shared/log\\.',
  'src/shared/http/(api-error|call-url|early-responses|endpoint|last-change|request)\\.',
  'src/app/(broken-client-page|broken-page|error-boundary)\\.',
  'packages/contracts/src/(lengths|operator)\\.',
  'packages/document/src/title\\.',
  'packages/brazil/src/(catalogue|cnpj|dates|investment|money)\\.',
];

/** What the client's page and the app use besides that, but not landing or legal pages. */
const CLIENT = [
  'src/shared/http/(fetch-file|idempotency|in-app|reason-of)\\.',
  'src/shared/proposals/(offline-copy|offline-note|use-online)\\.',
  'src/shared/ui/print-page\\.',
  'node_modules/lucide-react/dist/esm/icons/wifi-off\\.',
];

/** The last user, as stored in the browser, and what else all pages load but the client's, which has no users. */
const REMEMBERED = [
  'src/shared/session/(local-drafts|other-tabs|session-store|use-session|wanted-path|wish-to-register)\\.',
  'src/shared/ui/(badge|note|still|wordmark)\\.',
  'node_modules/lucide-react/dist/esm/icons/(arrow-left|arrow-right|check|send)\\.',
];

/** The proposal itself, in both templates. */
const DOCUMENT = [
  'src/document/(?!miniature|sample)',
  'packages/document/src/',
  'packages/brazil/src/(cep|cpf|dialled)\\.',
];

/** What the client's page shows at once and its form uses too, which the example loads without that page. */
const ANSWERS = [
  'src/features/public-proposal/(components/(besides-total|handwriting|no-price-note)|model/(failure|failure-words|signature-form)|api/(load-proposal|patience|pdf-address))\\.',
];

/** Rules and messages of fields: the forms of the client's page, loaded after it, and those of the app. */
const RULES = ['packages/contracts/src/(email-address|messages|unseen)\\.'];

/** Fields with a mask, and the parsers of their texts: only forms have them. */
const MASKS = [
  'src/shared/ui/(caret|edit-history|masked-edit|masked-input|use-masked-edit)\\.',
  'packages/brazil/src/(check-digits\\.|is-cnpj\\.|is-cpf\\.|phone\\.|understand/)',
];

/** The session: used by every page of the app, with or without a login. */
const SESSION = [
  'src/shared/session/(ask-session|cookies-blocked|resend-confirmation)\\.',
  'src/shared/forms/failure-notice\\.',
];

/** Queries and actions of owners' pages, without dialogs and menus. */
const OWNER = [
  'src/shared/http/(next-cursor|query-client)\\.',
  'src/shared/proposals/(after-change|at-once|copy|copy-text|download-pdf|generate-link|limit-rule|limits|query-keys|use-download-pdf|use-duplicate)\\.',
  'src/shared/session/(drop-session|sign-out)\\.',
  'packages/contracts/src/http/propostas/states\\.',
];

const anyOf = (parts: readonly string[]) => new RegExp(parts.join('|'));

export const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom)\//, priority: 6 },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 6 },
  { name: 'light', test: anyOf(LIGHT), priority: 5 },
  { name: 'remembered', test: anyOf(REMEMBERED), priority: 5 },
  { name: 'client', test: anyOf(CLIENT), priority: 4 },
  { name: 'answers', test: anyOf(ANSWERS), priority: 4 },
  { name: 'rules', test: anyOf(RULES), priority: 4 },
  { name: 'document', test: anyOf(DOCUMENT), minShareCount: 2, priority: 4 },
  // Before the masks, whose group would otherwise include what they use.
  {
    name: 'input',
    test: /src\/shared\/ui\/(checkbox|control-styles|field|field-context|input|textarea|use-countdown|waiting-words)\.|packages\/contracts\/src\/one-line\./,
    priority: 4,
  },
  { name: 'masks', test: anyOf(MASKS), priority: 3 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 2 },
  {
    name: 'interface',
    test: new RegExp(`src/shared/ui/(?!(${LATE})\\.tsx)`),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'session', test: anyOf(SESSION), priority: 1 },
  { name: 'owner', test: anyOf(OWNER), priority: 1 },
];
