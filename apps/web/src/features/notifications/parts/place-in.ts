export interface Place {
  /** In the feed, from 1. */
  readonly position: number
  /** How many there are; -1 where nobody knows. */
  readonly setSize: number
}

/** What an article of a feed is by. */
export const placeIn = ({ position, setSize }: Place) => ({
  // Items of a feed take the focus.
  tabIndex: 0,
  'aria-posinset': position,
  'aria-setsize': setSize,
})
