import { useEffect, useRef, useState } from 'react'
import type { ComponentType, FocusEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { useLazyPart } from './lazy-part.ts'
import { useHold } from './use-hold.ts'

/** How long somebody points at something before more of it opens, and is away before it closes, milliseconds. */
const openMs = 350
const closeMs = 150

/** What a panel that opens by hovering has to know. */
export interface Hovered {
  anchorRef: RefObject<HTMLElement | null>
  onClose: () => void
}

export interface HoverOpenerProps<PanelProps extends object> {
  /** What opens: fetched when somebody comes near. */
  fetchPanel: () => Promise<ComponentType<PanelProps & Hovered>>
  panelProps: PanelProps
  className?: string | undefined
  /** A press opens it at once: for what leads nowhere else. */
  opensOnPress?: boolean
  /** A finger that rests on it opens it: for what does something else when it is pressed. */
  opensOnHold?: boolean
  /** At least one thing that takes the focus. */
  children: ReactNode
}

/**
 * More about something, for a pointer that rests on it and for the keyboard's focus. It stays while the pointer is in
 * it, and a `HoverPanel` hears Escape. The panel is a child of this in React, so its own events arrive here.
 */
export function HoverOpener<PanelProps extends object>(props: HoverOpenerProps<PanelProps>) {
  const { fetchPanel, panelProps, className, opensOnPress = false, opensOnHold = false, children } = props
  const anchorRef = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What opens may arrive when the pointer is gone. */
  const isWanted = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const { part: Panel, preload, load } = useLazyPart(fetchPanel)

  function later(run: () => void, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }
  function open() {
    isWanted.current = true
    void load().then(() => isWanted.current && setOpen(true))
  }
  function come() {
    isWanted.current = true
    preload()
    later(open, openMs)
  }
  function leave() {
    isWanted.current = false
    later(() => setOpen(false), closeMs)
  }
  function close() {
    isWanted.current = false
    clearTimeout(timer.current)
    setOpen(false)
  }
  const hold = useHold<HTMLSpanElement>(open)

  useEffect(
    () => () => {
      isWanted.current = false
      clearTimeout(timer.current)
    },
    [],
  )

  return (
    // What it opens is a second look at what its own link leads to.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      ref={anchorRef}
      className={className}
      data-no-card=""
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && come()}
      onPointerLeave={({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave()}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && come()}
      onBlur={leave}
      onContextMenu={(event) => opensOnHold && hold.isHeld() && event.preventDefault()}
      {...(opensOnHold && hold.handlers)}
      // On the way down: with a listener of its own it would be called clickable.
      onClickCapture={(event) => {
        const { target } = event
        if (opensOnHold && hold.isHeld()) return hold.handlers.onClickCapture(event)
        clearTimeout(timer.current)
        // A link inside of what opened leads away; what else is pressed there belongs to it.
        const isOnAnchor = anchorRef.current?.contains(target as Node) === true
        if (opensOnPress && isOnAnchor) open()
        else if (isOnAnchor || (target as Element).closest('a') !== null) close()
        return undefined
      }}
    >
      {children}
      {isOpen && Panel !== null && <Panel {...panelProps} anchorRef={anchorRef} onClose={close} />}
    </span>
  )
}
