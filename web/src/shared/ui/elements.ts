import type { ReactElement } from 'react';

/**
 * What a component renders beside other children: elements, never a bare text. There, a text is a separate node, which a browser
 * that translates the page replaces, so React loses it (docs/decisions/0032). `ReactNode` is for the only child of an element.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
