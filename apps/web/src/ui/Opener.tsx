import { useImperativeHandle, useRef, useState } from 'react'
import type { ComponentProps, ComponentType, ReactNode, Ref, RefObject } from 'react'
import { useLazyPart } from './lazy-part.ts'

/** What an open panel has to know. */
export interface Opened {
  anchorRef: RefObject<HTMLElement | null>
  /** Opened by a key, not by a pointer. */
  isByKey: boolean
  onClose: () => void
}

/** What an opener has besides what a button has. */
export interface Opening<PanelProps extends object> {
  kind: 'menu' | 'dialog'
  /** What opens: fetched at the first hover, focus or press. */
  fetchPanel: () => Promise<ComponentType<PanelProps & Opened>>
  /** Somebody is near: what the panel will show can be asked for ahead of need. */
  onNear?: () => void
  /** What the panel is told besides. */
  panelProps: PanelProps
  /** Opens it without a press, or closes it. */
  handle?: Ref<() => void> | undefined
  /** So long after the press, milliseconds; at once without it. */
  opensAfterMs?: number
}

export interface OpenerProps<PanelProps extends object>
  extends Opening<PanelProps>, Omit<ComponentProps<'button'>, 'onClick' | 'ref'> {
  /** What the button shows. */
  children: ReactNode
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A plain button with a menu or something else behind it. A press that comes before the panel waits for it. */
export function Opener<PanelProps extends object>(props: OpenerProps<PanelProps>) {
  const { kind, fetchPanel, onNear, panelProps, opensAfterMs = 0, handle, children, ...rest } = props
  const anchorRef = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'byKey' | 'byPointer' | null>(null)
  const isOpen = opened !== null
  const { part: Panel, preload, load } = useLazyPart(fetchPanel)

  function prepare() {
    preload()
    onNear?.()
  }

  async function toggle(by: 'byKey' | 'byPointer') {
    if (isOpen) {
      setOpened(null)
      return
    }
    const focused = document.activeElement
    await Promise.all([load(), opensAfterMs > 0 && pause(opensAfterMs)])
    // Whoever went on meanwhile is left alone.
    if (document.activeElement === focused) setOpened(by)
  }

  useImperativeHandle(handle, () => () => void toggle('byKey'))

  return (
    <>
      <button
        type="button"
        {...rest}
        ref={anchorRef}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => void toggle(event.detail === 0 ? 'byKey' : 'byPointer')}
        onKeyDown={(event) => {
          if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
          event.preventDefault()
          if (!isOpen) void toggle('byKey')
        }}
      >
        {children}
      </button>
      {isOpen && Panel !== null && (
        <Panel
          {...panelProps}
          anchorRef={anchorRef}
          isByKey={opened === 'byKey'}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
