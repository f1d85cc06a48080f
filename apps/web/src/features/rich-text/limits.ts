/** Moving and growing pieces of one text; later ones are plain words. Own choice, pieces. */
export const mostEffects = 60

/** Pieces inside each other that still change how their words look. Own choice, pieces. */
export const deepestEffect = 8

/** Lookups of people on their way at once. Own choice, requests. */
export const mostLookUps = 2

/** Lookups that wait for their turn; more than that are not asked for. Own choice, requests. */
export const mostWaitingLookUps = 20

/** A name this near to the screen is looked up: above and below, left and right. Own choice. */
export const nearScreen = '400px 0px'
