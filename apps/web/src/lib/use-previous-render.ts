import { useEffect, useState } from 'react'

/** The value of the drawing before: a change shows one drawing later. */
export function usePreviousRender<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  // oxlint-disable-next-line react/set-state-in-effect -- the second drawing is the point
  useEffect(() => setShown(value), [value])
  return shown
}
