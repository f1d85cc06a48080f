import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { pauseNotices, resumeNotices } from '../../model/notices.ts'

/** Keeps notices while somebody points at one or has the focus in one, and gives the focus back to where it was. */
export function useStay() {
  const isPointed = useRef(false)
  const hasFocus = useRef(false)
  const cameFrom = useRef<HTMLElement | null>(null)

  function look() {
    if (isPointed.current || hasFocus.current) pauseNotices()
    else resumeNotices()
  }

  return {
    handlers: {
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
        hasFocus.current = true
        look()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        look()
      },
    },
    /** To be called before a notice goes that may have the focus. */
    giveBack: () => {
      if (hasFocus.current && cameFrom.current?.isConnected === true)
        cameFrom.current.focus({ preventScroll: true })
    },
  }
}
