import { useCallback, useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { pauseNotices, resumeNotices, type Notice } from '../../model/notices.ts'

/** Keeps notices while somebody points at one or has the focus in one, and gives the focus back to where it was. */
export function useStay(notices: readonly Notice[]) {
  const stackRef = useRef<HTMLDivElement>(null)
  const isPointed = useRef(false)
  const cameFrom = useRef<HTMLElement | null>(null)

  const giveBack = useCallback(() => {
    if (cameFrom.current?.isConnected === true) cameFrom.current.focus({ preventScroll: true })
  }, [])

  function look() {
    if (isPointed.current || stackRef.current?.contains(document.activeElement) === true) pauseNotices()
    else resumeNotices()
  }
  // One that goes takes the focus along without a word.
  useEffect(look, [notices])

  return {
    stack: {
      ref: stackRef,
      onPointerEnter: () => {
        isPointed.current = true
        look()
      },
      onPointerLeave: () => {
        isPointed.current = false
        look()
      },
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isFromOutside = !(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)
        if (isFromOutside) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        look()
      },
      onBlur: look,
    },
    giveBack,
  }
}
