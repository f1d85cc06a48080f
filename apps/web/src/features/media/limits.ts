/** Tiles side by side, at most. [MEDIA-03] */
export const tilesPerRow = 3

/** A gallery whose score is above this shows its first rows only, points. [MEDIA-04] */
export const galleryScore = 1

/** Weight of an audio player and of a file row in the score. [MEDIA-04] */
export const audioWeight = 1 / 4
export const fileWeight = 1 / 8

/** What a picture is taken for while the server does not tell its size, width over height. */
export const unknownRatio = 3 / 2

/** Width over height: a single picture is cropped only when it is taller or wider than this. DESIGN section 5. */
export const singleRatio = { least: 3 / 4, most: 4 } as const

/** Width over height of a tile beside others. */
export const tileRatio = { least: 0.56, most: 2.4 } as const

/** The cover of a sensitive picture, canvas pixels. [MEDIA-12] */
export const coverSize = { width: 1024, height: 512 } as const

/** What lies under a loading picture, canvas pixels; scaled up it is a blur all the same. */
export const underlaySize = { width: 32, height: 32 } as const
