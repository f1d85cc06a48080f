import { useRef, useState } from 'react'
import type { ComponentType, DOMAttributes, ReactNode } from 'react'
import { useLazyPart } from './lazy-part.ts'
import type { Opened } from './Opener.tsx'
import { useHold } from './use-hold.ts'

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
  const [opened, setOpened] = useState<'byKey' | 'byPointer' | null>(null)
  const { part: Panel, load } = useLazyPart(fetchPanel)

  async function open(button: HTMLElement, by: 'byKey' | 'byPointer') {
    anchorRef.current = button
    const focused = document.activeElement
    await load()
    // Whoever went on meanwhile is left alone.
    if (document.activeElement === focused) setOpened(by)
  }
  const hold = useHold<HTMLButtonElement>((button) => void open(button, 'byPointer'))

  const handlers: LongPressHandlers = {
    ...hold.handlers,
    onClickCapture: (event) => {
      if (!hold.isHeld()) setOpened(null)
      hold.handlers.onClickCapture(event)
    },
    onContextMenu: (event) => {
      event.preventDefault()
      hold.letGo()
      if (!hold.isHeld()) void open(event.currentTarget, event.button === 2 ? 'byPointer' : 'byKey')
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      void open(event.currentTarget, 'byKey')
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
