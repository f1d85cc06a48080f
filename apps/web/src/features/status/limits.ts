/** Selected words that a filter takes over, at most. Own choice, characters. */
export const longestSelection = 100

/** Reactions that show before the rest folds behind "+N". [REACT-07] */
export const shownReactions = 12

/** Kinds of reactions that one post shows at most. Own choice, kinds. */
export const mostReactions = 200

/** How long the star and the arrows move, milliseconds. [POST-21] */
export const animationMs = 500

/** Faces of people who favourited or repeated, at most. [POST-50] */
export const shownPeople = 15

/** Rows whose open or shut state is remembered after they left the screen, rows. */
export const rememberedRows = 500

/** Rows of a list of people that pops up, at most. [POST-51] */
export const poppedPeople = 16
