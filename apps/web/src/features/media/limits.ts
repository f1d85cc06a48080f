/** Tiles side by side, at most. [MEDIA-03] */
export const tilesPerRow = 3

/** A gallery whose score is above this shows its first rows only, points. [MEDIA-04] */
export const galleryScore = 1

/** Weight of an audio player and of a file row in the score. [MEDIA-04] */
export const audioWeight = 1 / 4
export const fileWeight = 1 / 8

/** A gallery of names only shows so many of them at first. [MEDIA-05] */
export const namesAtFirst = 8

/** What a picture is taken for while the server does not tell its size, width over height. */
export const unknownRatio = 1

/** Pictures whose size is remembered because the server did not tell it. Entries. */
export const mostKnownSizes = 2_000

/** Width over height: a single picture is cropped only when it is taller or wider than this. DESIGN section 5. */
export const singleRatio = { least: 3 / 4, most: 4 } as const

/** Width over height of a tile beside others. */
export const tileRatio = { least: 0.56, most: 2.4 } as const

/** The cover of a sensitive picture, canvas pixels. [MEDIA-12] */
export const coverSize = { width: 1024, height: 512 } as const

/** Pixels to a side of a decoded blurhash: it has nine waves at most, and the browser smooths it. */
export const blurhashPixels = 20
/** What lies under a loading picture, canvas pixels; scaled up it is a blur all the same. */
export const underlaySize = { width: blurhashPixels, height: blurhashPixels } as const

/** A picture of at most so many pixels, or of exactly this size, is drawn in squares. [MEDIA-23] */
export const pixelArt = { mostPixels: 1024, button: { width: 88, height: 31 } } as const

/** How many times its own size a small picture that stands alone is drawn at most. */
export const pixelArtGrowth = 4

/** The longer side of a still picture's canvas at most, canvas pixels. */
export const mostCanvasPx = 1280

/** So much of a file is read at most to learn whether it moves, bytes. */
export const mostBytesRead = 512 * 1024

/** Files of which it is remembered whether they move. */
export const rememberedFiles = 500

/** How long the viewer still stands after it was closed, ms. [MEDIA-20] */
export const closeDelayMs = 100

/** The part of the window's width a finger has to go to change the picture. [MEDIA-18] */
export const swipePart = 1 / 4

/** How far down a finger has to go to close the viewer, CSS px. */
export const closeDistancePx = 110

/** Scale of a picture in the viewer; below `reset` it goes back to `least` when it is let go. [MEDIA-19] */
export const zoom = { least: 1, reset: 1.2, step: 1.5, doubleTap: 2.5, most: 8 } as const
