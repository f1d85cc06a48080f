/** [TL-07] Clicks on posts do nothing for so long after new posts were shown, milliseconds. */
export const clickBlockMs = 1_000

/** Above this the number of new posts is not written out. */
export const countedNewPosts = 99

/** Faces in the new-posts pill. */
export const pillFaces = 3

/** They change at most once in so many milliseconds. */
export const changeFacesMs = 5_000

/** [TL-26] Height of a post that was never drawn, CSS px. */
export const estimatedRowPx = 120

/** [TL-27] After so long the list looks again which posts are near the screen, milliseconds. */
export const lookAgainMs = 250

/** Rows above a kept place, beyond which a reload does not fetch its way back to it. */
export const restoredDepth = 100

/** A finger that pulls so far down asks for new posts, CSS px. */
export const pullPx = 96

/** So much of the last post that was read stays in sight below what is new, CSS px. */
export const readOnPx = 96
