import { useEffect, useState } from 'react'
import { acting } from '../act.ts'
import { animationMs } from '../limits.ts'

/** The class of a button while it moves, because it went on: by a press, a key or a menu. [POST-21] */
export function useMovement(isOn: boolean): string | undefined {
  const [wasOn, setWasOn] = useState(isOn)
  const [isMoving, setMoving] = useState(false)
  if (wasOn !== isOn) {
    setWasOn(isOn)
    setMoving(isOn)
  }
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => setMoving(false), animationMs)
    return () => clearTimeout(timer)
  }, [isMoving])
  return isMoving ? acting.current()?.movingClass : undefined
}
