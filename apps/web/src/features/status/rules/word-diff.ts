/** A piece of a text beside an earlier one. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Above this many comparisons the middle of two texts counts as replaced, so that no pair of texts takes long. */
const mostComparisons = 1_000_000

/** Words and the spaces between them: joined again they are the text. */
const piecesOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? []

function push(parts: DiffPart[], kind: DiffPart['kind'], pieces: readonly string[]): void {
  if (pieces.length === 0) return
  const last = parts.at(-1)
  const text = pieces.join('')
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
  else parts.push({ kind, text })
}

/** Lengths of the longest common run of pieces of each pair of ends. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--) {
    const row = rows[i]
    const below = rows[i + 1]
    if (row === undefined || below === undefined) continue
    for (let j = after.length - 1; j >= 0; j--) {
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

function diffMiddle(parts: DiffPart[], before: readonly string[], after: readonly string[]): void {
  if (before.length * after.length > mostComparisons) {
    push(parts, 'removed', before)
    push(parts, 'added', after)
    return
  }
  const lengths = commonLengths(before, after)
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const old = before[i]
    const fresh = after[j]
    if (old !== undefined && old === fresh) {
      push(parts, 'same', [old])
      i++
      j++
    } else if (
      old !== undefined &&
      (fresh === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      push(parts, 'removed', [old])
      i++
    } else if (fresh !== undefined) {
      push(parts, 'added', [fresh])
      j++
    }
  }
}

/** What came into a text and what went, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = piecesOf(before)
  const fresh = piecesOf(after)
  const shorter = Math.min(old.length, fresh.length)
  let start = 0
  while (start < shorter && old[start] === fresh[start]) start++
  let end = 0
  while (end < shorter - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++
  const parts: DiffPart[] = []
  push(parts, 'same', old.slice(0, start))
  diffMiddle(parts, old.slice(start, old.length - end), fresh.slice(start, fresh.length - end))
  push(parts, 'same', old.slice(old.length - end))
  return parts
}

const endsInSpace = /\s$/u
const startsWithSpace = /^\s/u

/** The parts as they are read: what went and what came in its place do not run together into one word. */
export function readableParts(parts: readonly DiffPart[]): DiffPart[] {
  return parts.flatMap((part, index) => {
    const last = parts[index - 1]
    const isReplaced = last !== undefined && last.kind !== 'same' && part.kind !== 'same'
    const runsTogether = isReplaced && !endsInSpace.test(last.text) && !startsWithSpace.test(part.text)
    return runsTogether ? [{ kind: 'same', text: ' ' } as const, part] : [part]
  })
}
