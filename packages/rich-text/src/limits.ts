/** Deepest element nesting that is kept; what lies deeper becomes plain text. Own choice, elements. */
export const maxDepth = 48

/** Most nodes one text may become; the rest becomes plain text. Own choice, nodes. */
export const maxNodes = 5_000

/** A text whose score is above this is tall and starts collapsed, points. `[POST-46]` */
export const tallScore = 20

/** Characters that count as one line in the tall score. `[POST-46]` */
export const charactersPerLine = 80

/** A subject longer than this can be shown in full or cut, characters. `[POST-49]` */
export const longSubject = 240
