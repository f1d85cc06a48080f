/** Pixels that make a new direction of reading; less is a twitch. */
const turnPx = 80

/** Which way a reader goes through a list. */
export function createReadingDirection() {
  let isUp = false
  /** Pixels in one direction, down being positive. */
  let travelled = 0
  return {
    /** The page was scrolled by so many pixels, down being positive. */
    move: (step: number): void => {
      travelled = Math.sign(step) === Math.sign(travelled) ? travelled + step : step
      if (Math.abs(travelled) > turnPx) isUp = travelled < 0
    },
    /** Somebody was brought to a place from which they go on this way. */
    turn: (isNowUp: boolean): void => {
      isUp = isNowUp
      travelled = 0
    },
    isUp: (): boolean => isUp,
  }
}
