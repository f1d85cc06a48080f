import { useEffect, useRef, useState } from 'react'
import type { ComponentType, DOMAttributes, ReactNode } from 'react'
import { useLazyPart } from './lazy-part.ts'
import type { Opened } from './Opener.tsx'

/** How long a finger rests on something, milliseconds. A finger that moves on is taken over by the page's scrolling. */
const holdMs = 500

/** What a button with a second thing behind it listens for. */
export type LongPressHandlers = Pick<
  DOMAttributes<HTMLButtonElement>,
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu' | 'onKeyDown' | 'onClickCapture'
>

export interface LongPress {
  readonly handlers: LongPressHandlers
  /** What opened, or nothing: to be drawn beside the button. */
  readonly panel: ReactNode
}

/**
 * A second thing behind a button: for a finger that rests on it, the secondary mouse button, the menu key, and the
 * arrow down. A plain press stays the button's own.
 * @param fetchPanel what opens: fetched when it is asked for
 */
export function useLongPress<PanelProps extends object>(
  fetchPanel: () => Promise<ComponentType<PanelProps & Opened>>,
  panelProps: PanelProps,
): LongPress {
  const anchorRef = useRef<HTMLElement>(null)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  const [opened, setOpened] = useState<'byKey' | 'byPointer' | null>(null)
  const { part: Panel, load } = useLazyPart(fetchPanel)

  async function open(button: HTMLElement, by: 'byKey' | 'byPointer') {
    anchorRef.current = button
    if (await load()) setOpened(by)
  }
  function letGo() {
    clearTimeout(hold.current)
  }
  useEffect(() => letGo, [])

  const handlers: LongPressHandlers = {
    onPointerDown: ({ pointerType, currentTarget }) => {
      isHeld.current = false
      if (pointerType === 'mouse') return
      letGo()
      hold.current = setTimeout(() => {
        isHeld.current = true
        void open(currentTarget, 'byPointer')
      }, holdMs)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event) => {
      event.preventDefault()
      letGo()
      if (!isHeld.current) void open(event.currentTarget, event.button === 2 ? 'byPointer' : 'byKey')
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      void open(event.currentTarget, 'byKey')
    },
    onClickCapture: (event) => {
      // The finger that opened something goes up again: that is no press of the button.
      if (!isHeld.current) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const panel = opened !== null && Panel !== null && (
    <Panel
      {...panelProps}
      anchorRef={anchorRef}
      isByKey={opened === 'byKey'}
      onClose={() => setOpened(null)}
    />
  )
  return { handlers, panel }
}
