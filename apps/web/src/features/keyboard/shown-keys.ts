import { keyGroups, registeredKeys, type KeyBinding, type KeyGroup } from '../../model/keys.ts'

export interface ShownGroup {
  readonly group: KeyGroup
  readonly bindings: readonly Pick<KeyBinding, 'label' | 'keys'>[]
}

type Shown = ReturnType<typeof registeredKeys>[number]

/** What was registered together stands together, most keys first: not in the order in which code happened to arrive. */
function inOrder(bindings: readonly Shown[]): readonly Shown[] {
  return [...new Set(bindings.map(({ source }) => source))]
    .map((source) => bindings.filter((binding) => binding.source === source))
    .toSorted(
      (one, other) => other.length - one.length || (one[0]?.label ?? '').localeCompare(other[0]?.label ?? ''),
    )
    .flat()
}

/** What the keys mean at this moment. Each key stands once, with the one thing it does. */
export function shownKeys(): readonly ShownGroup[] {
  const taken = new Set<string>()
  const bindings = registeredKeys().map((binding) => {
    const { keys } = binding
    const free = keys.filter((key) => !taken.has(key))
    free.forEach((key) => taken.add(key))
    return { ...binding, keys: free }
  })
  return keyGroups.flatMap((group) => {
    const own = inOrder(bindings.filter((binding) => binding.group === group && binding.keys.length > 0))
    return own.length === 0 ? [] : [{ group, bindings: own }]
  })
}

/** The keys to hold or press for one name of `keyOf`: `Control+Home` is two, `O` is Shift and o, `Control++` ends with a plus. */
export function pressedKeys(key: string): readonly string[] {
  return key
    .split(/\+(?=.)/)
    .flatMap((part) => (/^\p{Lu}$/u.test(part) ? ['Shift', part.toLowerCase()] : [part]))
}
