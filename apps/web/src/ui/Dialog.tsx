import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { focusHeading } from '../lib/focus-heading.ts'
import { truncated } from './Truncate.tsx'
import styles from './Dialog.module.css'
import { registerDialog } from './open-dialogs.ts'

/** `modal` above the page; `docked` beside it and `minimised` to its title: then the page can be used. */
export type DialogHold = 'modal' | 'docked' | 'minimised'

export interface DialogProps {
  /** The question or the name of the window. */
  title: ReactNode
  children: ReactNode
  /** Buttons at the lower end. */
  footer?: ReactNode
  /** Before the title: close, or back. */
  headerStart?: ReactNode
  /** Controls at the end of the title line: minimise, close. */
  headerEnd?: ReactNode
  /** Escape, the scrim, or a way of the system: the owner unmounts the dialog. */
  onClose: () => void
  /**
   * `question` 400 px without a title bar, `window` 660 px with one, `large` up to 1140 px, whose content scrolls by
   * itself, `screen` all of the screen, drawers at either side.
   */
  kind?: 'question' | 'window' | 'large' | 'screen' | 'drawer-start' | 'drawer-end'
  /** Where focus starts; without it the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The title is read, not drawn. */
  isTitleHidden?: boolean
  hold?: DialogHold
  dialogRef?: RefObject<HTMLDialogElement | null> | undefined
  className?: string | undefined
}

/** A native modal dialog, open as long as it is mounted. Focus returns to where it came from. */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    footer,
    headerStart,
    headerEnd,
    onClose,
    kind = 'window',
    initialFocus,
    isTitleHidden,
    hold = 'modal',
    className,
  } = props
  const ownRef = useRef<HTMLDialogElement>(null)
  const dialogRef = props.dialogRef ?? ownRef
  const titleId = useId()
  useOpen(dialogRef, hold === 'modal', initialFocus)

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault()
    if (event.target === dialogRef.current) onClose()
  }

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (hold === 'modal' && event.target === event.currentTarget && isOutside(event)) onClose()
  }

  // Only a modal dialog is told of Escape by the browser.
  function handleKey(event: KeyboardEvent) {
    if (hold !== 'docked' || event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  const dialog = (
    // The scrim belongs to the dialog element; Escape is the same wish for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialogRef}
      className={clsx(styles['dialog'], styles[kind], hold !== 'modal' && styles[hold], className)}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClick={handleClick}
      onKeyDown={handleKey}
      onClose={(event) => event.stopPropagation()}
    >
      {/* No header or footer: they would be those of the page. */}
      <div className={clsx(styles['header'], isTitleHidden && styles['hidden'])}>
        {headerStart}
        <h2 className={clsx(styles['title'], hold === 'minimised' && truncated)} id={titleId}>
          {title}
        </h2>
        {headerEnd}
      </div>
      <div className={styles['body']} hidden={hold === 'minimised'}>
        {children}
      </div>
      {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
    </dialog>
  )
  return createPortal(dialog, document.getElementById('modal') ?? document.body)
}

function useOpen(
  ref: RefObject<HTMLDialogElement | null>,
  isModal: boolean,
  initialFocus: RefObject<HTMLElement | null> | undefined,
) {
  const within = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    const before = document.activeElement
    keepScrollbarRoom()
    if (isModal) dialog.showModal()
    else dialog.show()
    const inner = within.current ?? initialFocus?.current
    if (inner instanceof HTMLElement) inner.focus()
    const forget = isModal ? registerDialog(dialog) : null
    return () => {
      forget?.()
      within.current = dialog.contains(document.activeElement) ? document.activeElement : null
      dialog.close()
      focusAgain(before)
    }
  }, [ref, isModal, initialFocus])
}

/** Focuses what had the focus before, or the page's heading where that is gone or the dialog came with the page. */
function focusAgain(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected)
    before.focus({ preventScroll: true })
  else focusHeading()
}

function keepScrollbarRoom(): void {
  const { style, clientWidth } = document.documentElement
  if (document.querySelector('dialog:modal') === null)
    style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`)
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
