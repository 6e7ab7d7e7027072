/**
 * The templates of this release, with the code that fills them (P111). A signature stores it; what was signed with an earlier
 * one is rendered as that one did, from `templates/edition-<n>` (docs/decisions/0041).
 */
export const EDITION = 2;
