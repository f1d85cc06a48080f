import { useRef, useState } from 'react'
import type { ComponentProps, ComponentType, ReactNode, RefObject } from 'react'
import { useLazyPart } from './lazy-part.ts'

/** What an open panel has to know. */
export interface Opened {
  anchorRef: RefObject<HTMLElement | null>
  /** Opened by a key, not by a pointer. */
  isByKey: boolean
  onClose: () => void
}

export interface OpenerProps<PanelProps extends object> extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'ref'
> {
  kind: 'menu' | 'dialog'
  /** What opens: fetched at the first hover, focus or press. */
  fetchPanel: () => Promise<ComponentType<PanelProps & Opened>>
  /** What the panel is told besides. */
  panelProps: PanelProps
  /** What the button shows. */
  children: ReactNode
}

/** A plain button with a menu or something else behind it. A press that comes before the panel waits for it. */
export function Opener<PanelProps extends object>(props: OpenerProps<PanelProps>) {
  const { kind, fetchPanel, panelProps, children, ...rest } = props
  const anchorRef = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'byKey' | 'byPointer' | null>(null)
  const isOpen = opened !== null
  const { part: Panel, preload, load } = useLazyPart(fetchPanel)

  async function toggle(by: 'byKey' | 'byPointer') {
    if (isOpen) setOpened(null)
    else if (await load()) setOpened(by)
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        ref={anchorRef}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
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
