/** One thing that was done in the window and can be undone. */
export interface Change {
  readonly id: number
  /** What was changed, as it is called there. */
  readonly label: string
  /** The settings that it changed; none for what the server keeps. */
  readonly names: readonly string[]
  readonly undo: () => void
}

/** More are not kept. */
export const mostChanges = 50

/** The last one comes last. */
export const withChange = (changes: readonly Change[], change: Change): readonly Change[] =>
  [...changes, change].slice(-mostChanges)

export const withoutChange = (changes: readonly Change[], id: number): readonly Change[] =>
  changes.filter((change) => change.id !== id)
