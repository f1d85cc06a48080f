import type { MenuItem } from './menu-item.ts'
export type { MenuItem } from './menu-item.ts'
import { useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useLazyPart } from './lazy-part.ts'

export interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'ref'> {
  /** The name of the menu; also of the button unless `aria-label` is given. */
  label: string
  /** A function is called when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** What the button shows. Text in it makes its name, then leave `isLabelled` on. */
  children: ReactNode
  /** The children name the button themselves. */
  isLabelled?: boolean
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
}

const fetchPanel = () => import('./MenuPanel.tsx')

/** A plain button; the menu behind it is fetched at the first hover, focus or press. */
export function MenuButton(props: MenuButtonProps) {
  const { label, items, children, isLabelled = false, placement = 'bottom-start', ...rest } = props
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'byKey' | 'byPointer' | null>(null)
  const isOpen = opened !== null
  const { part, preload, load } = useLazyPart(fetchPanel)

  async function toggle(by: 'byKey' | 'byPointer') {
    if (isOpen) setOpened(null)
    else if (await load()) setOpened(by)
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        ref={buttonRef}
        aria-label={isLabelled ? undefined : (rest['aria-label'] ?? label)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => void toggle(event.detail === 0 ? 'byKey' : 'byPointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          if (!isOpen) void toggle('byKey')
        }}
      >
        {children}
      </button>
      {isOpen && part !== null && (
        <part.MenuPanel
          label={label}
          items={typeof items === 'function' ? items() : items}
          placement={placement}
          anchorRef={buttonRef}
          isByKey={opened === 'byKey'}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
