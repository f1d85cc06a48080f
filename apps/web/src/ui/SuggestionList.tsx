import { Popover, usePopoverStore } from '@ariakit/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTopDialog } from './open-dialogs.ts'
import styles from './SuggestionList.module.css'

export interface SuggestionListProps {
  /** The field names it with `aria-controls`. */
  id: string
  label: string
  options: readonly { readonly key: string; readonly content: ReactNode }[]
  /** The option that Enter takes; -1 for none. */
  active: number
  /** What must stay uncovered: the caret's line, in the window's CSS px. */
  getAnchorRect: () => { x: number; y: number; width: number; height: number } | null
  onChoose: (index: number) => void
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** A list beside the caret of a field, which keeps the focus and the keys. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, options, active, getAnchorRect, onChoose } = props
  const topDialog = useTopDialog()
  const popover = usePopoverStore({ open: true, placement: 'bottom-start' })
  const listRef = useRef<HTMLDivElement>(null)
  useEffect(() => popover.render(), [popover, options])
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Popover
      ref={listRef}
      store={popover}
      portal
      {...(topDialog ? { portalElement: topDialog } : {})}
      preserveTabOrder={false}
      getAnchorRect={getAnchorRect}
      autoFocusOnShow={false}
      autoFocusOnHide={false}
      hideOnEscape={false}
      hideOnInteractOutside={false}
      gutter={4}
      overflowPadding={8}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles['list']}
      // The field keeps focus and caret.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ key, content }, index) => (
        // The keys are the field's.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={key}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles['option']}
          onClick={() => onChoose(index)}
        >
          {content}
        </div>
      ))}
    </Popover>
  )
}
