/** Moving and growing pieces of one text; later ones are plain words. Own choice, pieces. */
export const mostEffects = 60

/** Pieces inside each other that still change how their words look. Own choice, pieces. */
export const deepestEffect = 8
