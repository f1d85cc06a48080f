import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** How long a finger rests on something, milliseconds. A finger that moves on is taken over by the page's scrolling. */
const holdMs = 500

/** A finger that rests on something. The press that its going up would be is none. */
export interface Hold<Target extends Element> {
  readonly handlers: {
    onPointerDown(event: PointerEvent<Target>): void
    onPointerUp(): void
    onPointerCancel(): void
    onClickCapture(event: MouseEvent<Target>): void
  }
  /** It was held, and the finger has not done anything else since. */
  isHeld(): boolean
  /** The finger does not rest any more. */
  letGo(): void
}

export function useHold<Target extends Element>(onHeld: (target: Target) => void): Hold<Target> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)

  function letGo() {
    clearTimeout(timer.current)
  }

  return {
    handlers: {
      onPointerDown: ({ pointerType, currentTarget }) => {
        isHeld.current = false
        if (pointerType === 'mouse') return
        letGo()
        timer.current = setTimeout(() => {
          if (!currentTarget.isConnected) return
          isHeld.current = true
          onHeld(currentTarget)
        }, holdMs)
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onClickCapture: (event) => {
        if (!isHeld.current) return
        isHeld.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
    isHeld: () => isHeld.current,
    letGo,
  }
}
