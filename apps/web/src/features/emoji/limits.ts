/** Pixels of a cell of the grid and of a group's title, at 16 pixels a rem. [EMOJI-07] */
export const itemPx = 40
/** A cell for a finger. */
export const touchItemPx = 44
export const titlePx = 24
/** Pixels of a cell with a sticker. */
export const stickerPx = 80
/** Pixels above and below the visible part in which rows are kept ready once somebody moves in the grid. */
export const overscanPx = 120
/** Cells side by side. */
export const mostColumns = 8
/** How long the search waits after the last key, milliseconds. [EMOJI-06] */
export const searchDelayMs = 500
/** Emoji that are kept as recently used. [EMOJI-08] */
export const mostRecent = 42
/** Suggestions for the word that is being written. [EMOJI-12] */
export const mostSuggestions = 5
/** Tabs that have their look from the start: as many as are in sight, about. */
export const tabsAtFirst = 10
/** Packs that have a tab of their own; the others are scrolled to. */
export const mostPackTabs = 24
/** Hits of a search that are shown: nobody reads on. */
export const mostHits = 400
