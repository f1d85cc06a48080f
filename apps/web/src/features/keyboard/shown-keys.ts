import { keyGroups, registeredKeys, type KeyBinding, type KeyGroup } from '../../model/keys.ts'

export interface ShownGroup {
  readonly group: KeyGroup
  readonly bindings: readonly Pick<KeyBinding, 'label' | 'keys'>[]
}

/** What the keys mean at this moment. Each key stands once, with the one thing it does. */
export function shownKeys(): readonly ShownGroup[] {
  const taken = new Set<string>()
  const bindings = registeredKeys().map(({ group, label, keys }) => {
    const free = keys.filter((key) => !taken.has(key))
    free.forEach((key) => taken.add(key))
    return { group, label, keys: free }
  })
  return keyGroups.flatMap((group) => {
    const own = bindings.filter((binding) => binding.group === group && binding.keys.length > 0)
    return own.length === 0 ? [] : [{ group, bindings: own }]
  })
}

/** The keys to hold or press for one name of `keyOf`: `Control+Home` is two, `O` is Shift and o. */
export function pressedKeys(key: string): readonly string[] {
  if (/^\p{Lu}$/u.test(key)) return ['Shift', key.toLowerCase()]
  return key === '+' ? [key] : key.split('+')
}
