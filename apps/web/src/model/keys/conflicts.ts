import type { BoundShortcut } from './bound.ts'
import type { ShortcutLabel } from './shortcuts.ts'

/** A key that can mean two things at once. */
export interface KeyConflict {
  readonly key: string
  /** Whose keys were changed. */
  readonly label: ShortcutLabel
  readonly others: readonly ShortcutLabel[]
  /** `same`: they have one key; `start`: what one has begins what another has. */
  readonly kind: 'same' | 'start'
}

/** Whether both can be asked for a key: not where one makes way for the other by design, which their usual keys tell. */
function meet(one: BoundShortcut, other: BoundShortcut): boolean {
  if (one.isFixed === true || other.isFixed === true) return false
  if (one.usual.some((key) => other.usual.includes(key))) return false
  if (one.isForTasks === true && other.group !== 'list') return false
  return !(one.isForTimelines === true && other.group === 'thread')
}

/** The key of one that another has, too, or begins with. */
function clashOf(one: BoundShortcut, other: BoundShortcut): Pick<KeyConflict, 'key' | 'kind'> | null {
  for (const key of one.keys) {
    if (other.keys.includes(key)) return { key, kind: 'same' }
    const begins = (longer: string, shorter: string) => longer.startsWith(`${shorter} `)
    if (other.keys.some((longer) => begins(longer, key))) return { key, kind: 'start' }
    const shorter = other.keys.find((each) => begins(key, each))
    if (shorter !== undefined) return { key: shorter, kind: 'start' }
  }
  return null
}

/** What has a key that is another's, each key once with everything it means. */
export function conflictsOf(bound: readonly BoundShortcut[]): readonly KeyConflict[] {
  const found = new Map<string, KeyConflict>()
  for (const [index, one] of bound.entries()) {
    for (const other of bound.slice(index + 1)) {
      const clash = meet(one, other) && meet(other, one) ? clashOf(one, other) : null
      if (clash === null) continue
      const [by, beside] = one.isChanged || !other.isChanged ? [one, other] : [other, one]
      const id = `${by.label} ${clash.kind} ${clash.key}`
      const others = [...(found.get(id)?.others ?? []), beside.label]
      found.set(id, { ...clash, label: by.label, others })
    }
  }
  return [...found.values()]
}
