/**
 * Most pictures of one text, emoji among them; the words of later ones stand in their place. With the faces and marks
 * around it a post asks for at most 100 files. Own choice, pictures.
 */
export const maxPictures = 90

/** As {@link maxPictures}, of a folded text. */
export const foldedPictures = 40

/** As {@link maxPictures}, of a plain text (a name, a subject). */
export const maxPlainPictures = 30

/** Deepest element nesting that is kept; what lies deeper gives way to its words. Own choice, elements. */
export const maxDepth = 48

/** Most nodes one text may become; what comes after is not shown. Own choice, nodes. */
export const maxNodes = 5_000

/** Most characters of one text that show; what comes after is not shown. Own choice, characters. */
export const maxCharacters = 50_000

/** Most lines of one text that show: breaks, blocks and line ends of the words. Own choice, lines. */
export const maxLines = 2_000

/** Most markup that is read of one text. Own choice, characters. */
export const maxMarkup = 300_000

/** Most tags of one text that reach the browser's parser. Own choice, tags. */
export const maxTags = 6_000

/** Most elements the browser's parser may make of one text. Own choice, elements. */
export const maxParsedElements = 100_000

/** Longest tag with its attributes. Own choice, characters. */
export const maxTagLength = 8_000

/** Longest title or description of an element that is kept. Own choice, characters. */
export const maxAttributeText = 1_000

/**
 * Most marks in a row: accents, vowel signs, joiners. More than any language stacks on one letter; a browser lays out a
 * letter with all its marks at once, in seconds for 50,000 of them. Own choice, code points.
 */
export const maxMarks = 20

/** Longest plain text (a name, a subject, an option) that is shown. Own choice, characters. */
export const maxPlainText = 5_000

/** What shows of a folded text: more than fits its box in the widest column. Own choice, characters. */
export const foldedCharacters = 8_000

/** As {@link foldedCharacters}, in nodes. */
export const foldedNodes = 800

/** A text whose score is above this is tall and starts collapsed, points. `[POST-46]` */
export const tallScore = 20

/** Characters that count as one line in the tall score. `[POST-46]` */
export const charactersPerLine = 80

/** A subject longer than this can be shown in full or cut, characters. `[POST-49]` */
export const longSubject = 240

/** Most hashtags in plain words of one text that become links. Own choice, hashtags. */
export const maxLinkedTags = 200

/** Mentions in a row that show; the rest folds into a button. Mentions. */
export const shownMentions = 5
