/** The tokens (L1) as email needs them (L24): literal values inline, the dark ones in a media query that overrides. */
export const LIGHT = {
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  ink: '#10182B',
  soft: '#566075',
  line: '#E4E1D9',
  edge: '#857F70',
  pen: '#1D4ED8',
  onPen: '#FFFFFF',
} as const;

export const DARK = {
  paper: '#0E1320',
  surface: '#151B2B',
  ink: '#E9EDF5',
  soft: '#9AA6BC',
  line: '#263048',
  pen: '#7AA2FF',
  onPen: '#0E1320',
} as const;

/** Mail programs load no fonts of ours: the closest one on each system. */
export const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
export const HANDWRITING_FONTS =
  "Caveat,'Snell Roundhand','Segoe Script','Bradley Hand','Dancing Script',cursive";
export const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

/** Classes for what inline styles cannot do: dark colours and narrow screens. */
export const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{text-decoration:none}
@media (max-width:480px){.sheet{padding:24px 20px !important}.edge{padding:20px 12px !important}.label,.value{display:block !important;width:auto !important}.label{padding:12px 0 0 !important;border-top-width:1px !important}.value{padding:2px 0 12px !important;border-top:0 !important}.action{width:100% !important}.button,.brand{display:block !important;text-align:center !important}}
@media (prefers-color-scheme:dark){.paper{background:${DARK.paper} !important}.sheet{background:${DARK.surface} !important;border-color:${DARK.line} !important}.ink{color:${DARK.ink} !important}.soft{color:${DARK.soft} !important}.pen{color:${DARK.pen} !important}.rule{border-color:${DARK.line} !important}.bar,.mark{border-color:${DARK.pen} !important}.button{background:${DARK.pen} !important;border-color:${DARK.pen} !important;color:${DARK.onPen} !important}.button-cell{background:${DARK.pen} !important}}
`.trim();
