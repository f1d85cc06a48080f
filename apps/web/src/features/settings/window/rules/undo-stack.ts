/** One thing that was chosen and can be undone. */
export interface Change {
  readonly id: number
  /** What was chosen before, under each name; undefined where nothing was. */
  readonly before: Readonly<Record<string, unknown>>
}

/** More are not kept. */
export const mostChanges = 50

/** The last one comes last. */
export const withChange = (changes: readonly Change[], change: Change): readonly Change[] =>
  [...changes, change].slice(-mostChanges)

export const withoutChange = (changes: readonly Change[], id: number): readonly Change[] =>
  changes.filter((change) => change.id !== id)
