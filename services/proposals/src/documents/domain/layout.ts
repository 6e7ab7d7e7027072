/** How a document is rendered: in its template, or as the same texts one below the other, which works for any content. */
export type Layout = 'template' | 'plain';
