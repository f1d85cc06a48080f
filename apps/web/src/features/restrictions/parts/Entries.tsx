import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useBatch } from '../batch.ts'
import type { RestrictionKind } from '../kinds.ts'
import styles from '../Restrictions.module.css'
import { useEntryFocus } from '../use-entry-focus.ts'
import { BatchOutcome } from './BatchOutcome.tsx'

interface EntriesProps<Item extends string> {
  readonly kind: RestrictionKind
  readonly items: readonly Item[]
  readonly nameOf: (item: Item) => string
  /** Takes the focus when no entry is left. */
  readonly fallbackRef: RefObject<HTMLElement | null>
  readonly onLift: (items: readonly Item[]) => void
  readonly renderEntry: (item: Item) => ReactNode
}

const none: ReadonlySet<string> = new Set()

/** Entries that can be selected, and what is done with all that are. */
export function Entries<Item extends string>(props: EntriesProps<Item>) {
  const { kind, items, nameOf, fallbackRef, onLift, renderEntry } = props
  const t = useT()
  const [selected, setSelected] = useState(none)
  const allRef = useRef<HTMLInputElement>(null)
  const batch = useBatch(kind)
  const isRunning = batch?.isRunning === true
  const { ref, noteFocus } = useEntryFocus(items, fallbackRef)
  const chosen = items.filter((item) => selected.has(item))
  const isPartly = chosen.length > 0 && chosen.length < items.length

  useEffect(() => {
    if (allRef.current !== null) allRef.current.indeterminate = isPartly
  })

  /** Rows that the search hides keep their checkmark. */
  function select(changed: readonly Item[], isSelected: boolean) {
    const next = new Set(selected)
    for (const item of changed) {
      if (isSelected) next.add(item)
      else next.delete(item)
    }
    setSelected(next)
  }

  return (
    // Notes which entry has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={ref} onFocus={noteFocus}>
      <BatchOutcome kind={kind} nameOf={(item) => nameOf(item as Item)} />
      {items.length > 0 && (
        <>
          <div className={styles['all']}>
            <label className={styles['selectAll']}>
              <input
                ref={allRef}
                type="checkbox"
                data-select-all
                checked={chosen.length === items.length}
                onChange={({ target }) => select(items, target.checked)}
              />
              {t('restrictions.selectAll')}
            </label>
            {chosen.length > 0 && (
              <Button size="small" isPending={isRunning} onClick={() => onLift(chosen)}>
                {t(`restrictions.${kind}.lift.label`, { count: chosen.length })}
              </Button>
            )}
          </div>
          <ul className={styles['entries']} aria-label={t(`restrictions.${kind}.list`)}>
            {items.map((item) => (
              <li key={item} className={styles['entry']} data-entry={item}>
                <label className={styles['tick']}>
                  <input
                    type="checkbox"
                    aria-label={t('restrictions.select', { name: nameOf(item) })}
                    checked={selected.has(item)}
                    onChange={({ target }) => select([item], target.checked)}
                  />
                </label>
                <div className={styles['content']}>{renderEntry(item)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
