import type { Place } from './place.ts'

export interface RowView {
  readonly id: string
  readonly index: number
  /** Pixels from the start of the list. */
  readonly offset: number
}

export interface ListEngine {
  readonly subscribe: (listener: () => void) => () => void
  readonly getVersion: () => number
  /** The rows to have in the document, in their order. */
  getRows(version: number, kept: readonly string[]): readonly RowView[]
  /** Pixels, with the room below the last row that `setRoom` asks for. */
  getListSize(version: number): number
  /**
   * Begins to follow the page, at a place if one is given. The marker is an element whose top lies as far above the
   * list as the sticky headings cover: what is read starts there and not at the top of the window.
   */
  attach(marker: HTMLElement, place: Place | null): () => void
  /** Another order of rows. What is read stays where it is, unless the list is to stay at its top. */
  setIds(ids: readonly string[], keepsTop: boolean): void
  /** Registers a row that is in the document; answers how to forget it. */
  observeRow(id: string, element: HTMLElement): () => void
  /** To be called when the rows of `getRows` are in the document, before they are painted; says which were drawn. */
  afterCommit(drawnVersion: number): void
  /** Where the reader is, or is about to be; null at the top of the page and without rows. */
  getPlace(): Place | null
  /** The first row that shows below the sticky headings. */
  getReadId(): string | null
  /** Brings a row to a place; false when the list does not have it. */
  goTo(place: Place): boolean
  /** Draws what was left for the next drawing, because nothing of it showed. */
  drawWaiting(): void
  /** Goes to the place as soon as the list has its row, unless the reader moves first. */
  goToWhenThere(place: Place | null): void
  /** As `goToWhenThere`, with the row's top so many pixels above the lower edge of the window, or less near the top. */
  showAboveWhenThere(id: string, px: number): void
  /** The reader last moved upwards. */
  isReadingUp(): boolean
  /** This row stands still, whatever comes and goes around it, until the reader moves. */
  hold(id: string): void
  /** A place that can be scrolled to, however little follows it; null for none. */
  setRoom(place: Place | null): void
  indexOf(id: string): number
}
