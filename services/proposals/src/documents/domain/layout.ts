/** How a document is drawn: in its template, or as the same words one below the other, which no content is too much for. */
export type Layout = 'template' | 'plain';
