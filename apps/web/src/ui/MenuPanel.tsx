import { Menu, MenuItem as Item, MenuSeparator, useMenuStore } from '@ariakit/react'
import { clsx } from 'clsx'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { asSheet, sheetClass } from './bottom-sheet.tsx'
import { phoneQuery } from './breakpoints.ts'
import { inLetters } from './in-letters.ts'
import { CheckIcon, ExternalIcon } from './icons.tsx'
import { Link } from './Link.tsx'
import type { MenuItem } from './menu-item.ts'
import styles from './MenuPanel.module.css'
import { hideOnEscape, useTopDialog } from './open-dialogs.ts'
import type { Opened } from './Opener.tsx'

export interface MenuPanelProps extends Opened {
  /** The name of the menu; also of the button unless `aria-label` is given. */
  label: string
  /** A function is called when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** Over a sheet, which hides what the button stands in: what this is about. */
  heading?: ReactNode
  /** A place in the window to open at, CSS px, in the place of beside the anchor; the focus still goes back there. */
  at?: { readonly x: number; readonly y: number } | null | undefined
  placement: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
}

/** A button that does not show, whose menu was opened for it, leaves the focus to what it stands in. */
const homeOf = (button: HTMLElement | null): HTMLElement | null =>
  button?.checkVisibility() === false ? button.closest<HTMLElement>('[tabindex]') : button

export function MenuPanel(props: MenuPanelProps) {
  const { label, items, heading, placement, at = null, anchorRef, isByKey, onClose } = props
  const topDialog = useTopDialog()
  const homeRef = useRef<HTMLElement>(null)
  const menu = useMenuStore({
    open: true,
    setOpen: (isOpen) => {
      if (!isOpen) onClose()
    },
    placement,
  })
  const shown = typeof items === 'function' ? items() : items
  const isSheet = window.matchMedia(inLetters(phoneQuery)).matches

  useEffect(() => {
    homeRef.current = homeOf(anchorRef.current)
    menu.setAnchorElement(anchorRef.current)
    menu.setAutoFocusOnShow(true)
    menu.setInitialFocus(isByKey ? 'first' : 'container')
  }, [menu, anchorRef, isByKey])

  return (
    <Menu
      store={menu}
      portal
      {...(topDialog ? { portalElement: topDialog } : {})}
      {...(isSheet ? asSheet : { backdrop: false })}
      className={clsx(styles['menu'], isSheet && sheetClass, isSheet && styles['sheet'])}
      aria-label={label}
      gutter={at === null ? 4 : 0}
      {...(at === null ? {} : { getAnchorRect: () => at })}
      overflowPadding={8}
      finalFocus={homeRef}
      hideOnEscape={hideOnEscape}
      onKeyDown={({ key, currentTarget }) => {
        const index = shown.findIndex(({ digit }) => String(digit) === key)
        currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')[index]?.click()
      }}
      hideOnInteractOutside={(event) => at !== null || !anchorRef.current?.contains(event.target as Node)}
    >
      {isSheet && heading !== undefined && (
        <div aria-hidden="true" className={styles['heading']}>
          {heading}
        </div>
      )}
      {shown.map((item) => (
        <Fragment key={item.key}>
          {item.startsGroup === true && <MenuSeparator className={styles['rule']} />}
          <Row item={item} homeRef={homeRef} />
        </Fragment>
      ))}
    </Menu>
  )
}

function Row({ item, homeRef }: { item: MenuItem; homeRef: Opened['anchorRef'] }) {
  const {
    label,
    icon: Glyph,
    note,
    digit,
    hint = digit?.toString(),
    isChecked,
    isOneOf,
    isCurrent,
    isDisabled,
    isDanger,
    onSelect,
    to,
    href,
  } = item
  function select() {
    // A dialog that opens now gives the focus back to what has it now: that is no item of a menu that has gone.
    homeRef.current?.focus({ preventScroll: true })
    onSelect?.()
  }
  const look = clsx(styles['item'], isCurrent && styles['current'], isDanger && styles['danger'])
  const render =
    to !== undefined ? <Link to={to} /> : href !== undefined ? <OutsideLink href={href} /> : undefined
  return (
    <Item
      className={look}
      disabled={isDisabled === true}
      accessibleWhenDisabled
      aria-current={isCurrent && to !== undefined ? 'page' : undefined}
      {...(isChecked === undefined
        ? {}
        : { role: isOneOf ? 'menuitemradio' : 'menuitemcheckbox', 'aria-checked': isChecked })}
      {...(onSelect ? { onClick: select } : {})}
      {...(render ? { render } : {})}
    >
      {Glyph && <Glyph />}
      <span className={styles['text']}>
        {label}
        {note !== undefined && <small className={styles['note']}>{note}</small>}
      </span>
      {hint !== undefined && (
        <kbd className={styles['hint']} aria-hidden="true">
          {hint}
        </kbd>
      )}
      {isChecked === true && <CheckIcon size={16} />}
      {href !== undefined && <ExternalIcon size={16} />}
    </Item>
  )
}

function OutsideLink({ href, ...rest }: { href: string }) {
  // The content comes from the menu item that renders through this link.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />
}
