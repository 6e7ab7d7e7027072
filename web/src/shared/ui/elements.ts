import type { ReactElement } from 'react';

/**
 * What a component puts beside other children: elements, and never a bare text. A text there is a node of its own, which a browser
 * that translates the page takes out of React's hands (docs/decisions/0032). `ReactNode` is for what stands alone in its element.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
