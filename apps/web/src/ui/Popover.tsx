import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useLazyPart } from './lazy-part.ts'

export interface PopoverProps extends Omit<ComponentProps<'button'>, 'onClick' | 'ref' | 'content'> {
  /** The name of what opens. */
  label: string
  /** What the button shows. */
  children: ReactNode
  /** What opens: a node, or a function that is called while it is open. */
  content: ReactNode | (() => ReactNode)
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | undefined
  /** A mouse that rests on the button opens it too; a press does its own thing then. */
  opensOnHover?: boolean
  /** With `opensOnHover`: what a press does. Without, a press opens and closes. */
  onPress?: (() => void) | undefined
}

const openDelayMs = 350
const closeDelayMs = 150
const fetchPanel = () => import('./PopoverPanel.tsx')

/** A button with something floating beside it, fetched when first wanted. */
export function Popover(props: PopoverProps) {
  const {
    label,
    children,
    content,
    placement = 'bottom-start',
    opensOnHover = false,
    onPress,
    ...rest
  } = props
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { part, preload, load } = useLazyPart(fetchPanel)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function open() {
    if (await load()) setIsOpen(true)
  }
  function openSoon() {
    preload()
    if (!opensOnHover) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void open(), openDelayMs)
  }
  function closeSoon() {
    clearTimeout(timer.current)
    if (opensOnHover) timer.current = setTimeout(() => setIsOpen(false), closeDelayMs)
  }
  function press() {
    clearTimeout(timer.current)
    if (onPress) onPress()
    else if (isOpen) setIsOpen(false)
    else void open()
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        ref={buttonRef}
        aria-haspopup={onPress ? undefined : 'dialog'}
        aria-expanded={onPress ? undefined : isOpen}
        onPointerEnter={(event) => event.pointerType === 'mouse' && openSoon()}
        onPointerLeave={closeSoon}
        onFocus={preload}
        onClick={press}
      >
        {children}
      </button>
      {isOpen && part !== null && (
        <part.PopoverPanel
          label={label}
          placement={placement}
          anchorRef={buttonRef}
          takesFocus={!opensOnHover}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={closeSoon}
          onClose={() => setIsOpen(false)}
        >
          {typeof content === 'function' ? content() : content}
        </part.PopoverPanel>
      )}
    </>
  )
}
