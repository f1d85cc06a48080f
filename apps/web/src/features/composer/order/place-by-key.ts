type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

interface Place {
  readonly index: number
  readonly count: number
  readonly isRightToLeft: boolean
}

/** Where a key takes one of several that stand in rows; null when it goes nowhere. */
export function placeByKey(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  { index, count, isRightToLeft }: Place,
): number | null {
  if (altKey || ctrlKey || metaKey) return null
  const onward = isRightToLeft ? -1 : 1
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: index - onward,
    ArrowRight: index + onward,
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place === undefined ? null : Math.min(count - 1, Math.max(0, place))
}
