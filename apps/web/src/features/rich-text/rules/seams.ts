/** A text from here on is drawn with seams. Own choice, characters. */
export const longText = 2_000

/** 500 characters and the rest of the word; of a word without end 500, and what is joined to the last one. */
const piece = /(?:[^]{0,499}[^\u200d]|[^]{1,500})(?:\S{0,80}(?:\s|$)|(?:\p{M}|\p{EMod}|\u200d.)*)/gu

/**
 * A long text in pieces. Drawn with a place for a line break after each, it is laid out in linear time: browsers take
 * the square of the length for one run of Arabic, Thai or Hebrew, which for 50,000 characters is a second.
 */
export const pieces = (text: string): readonly string[] => text.match(piece) ?? []
