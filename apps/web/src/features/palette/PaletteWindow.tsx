import type { AccountId } from '@skein/api'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { useT } from '../../i18n/index.ts'
import { useRestedText } from '../../lib/use-rested-text.ts'
import { useInstance } from '../../model/instance.ts'
import type { GuardContext } from '../../model/routes.ts'
import { searchDelayMs } from '../../model/search-delay.ts'
import { useSession } from '../../model/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Announcement } from '../../ui/spoken.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { knownPeople, recentAuthors } from './found-items.ts'
import styles from './Palette.module.css'
import { closePalette } from './palette-state.ts'
import { PaletteOption } from './PaletteOption.tsx'
import { recentItems, rememberItem } from './recent.ts'
import type { PaletteItem } from './rules/item.ts'
import { useFitting, useSections, type Section } from './use-items.ts'
import { useOwnItems } from './use-own-items.ts'

interface PaletteWindowProps {
  readonly guards: GuardContext
  readonly from: Element | null
}

/** How far the page keys go, in options. */
const pageStep = 8
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageStep,
  PageUp: -pageStep,
}

/** Everything that can be gone to or done, by its name. */
export function PaletteWindow({ guards, from }: PaletteWindowProps) {
  const t = useT()
  const id = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const { viewerId, status } = useSession()
  const isPrivate = useInstance().facts.private
  const maySearch = status !== 'visitor' || !isPrivate
  const { written: text, rested, write, now } = useRestedText(searchDelayMs)
  const [known, setKnown] = useState<readonly AccountId[]>([])
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const [recent] = useState(() => recentItems(viewerId))

  const own = useOwnItems(guards, from, maySearch)
  const [authors] = useState(() => recentAuthors(viewerId))
  const all = useSections(own, recent, authors)
  const asked = rested.trim()
  const { items, found } = useFitting({ text, asked, known, own, recent, maySearch })
  const words = text.trim()
  const sections: readonly Section[] = words === '' ? all : [{ name: 'found', heading: null, items }]
  const options = sections.flatMap((section) => section.items.map(({ item }) => item))
  const active = Math.max(
    0,
    options.findIndex(({ key }) => key === chosenKey),
  )
  const isSearching = words !== '' && maySearch && (asked !== words || found.isFetching)
  const activeId = options.length === 0 ? undefined : `${id}-${active}`

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function type(next: string) {
    setKnown(knownPeople(next))
    setChosenKey(null)
    if (next.trim() === '') now(next)
    else write(next)
  }

  function choose(item: PaletteItem | undefined) {
    if (item === undefined) return
    // The focus is back where it was before anything happens there.
    flushSync(closePalette)
    rememberItem(viewerId, item)
    item.run()
  }

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === 'Enter') choose(options[active])
    else if (step !== undefined) setChosenKey(options[moved(active, step, options.length)]?.key ?? null)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      title={t('palette.title')}
      isTitleHidden
      onClose={closePalette}
      initialFocus={fieldRef}
      className={styles['palette']}
    >
      <div className={styles['top']}>
        <SearchIcon />
        <input
          ref={fieldRef}
          className={styles['field']}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          aria-label={t('palette.field')}
          placeholder={t('palette.placeholder')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={activeId}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
        />
        <IconButton icon={CloseIcon} label={t('common.close')} onClick={closePalette} />
      </div>
      <Announcement words={isSearching ? '' : t('palette.count', { count: options.length })} afterMs={500} />
      {/* The field keeps the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/interactive-supports-focus */}
      <div
        id={id}
        role="listbox"
        aria-label={t('palette.title')}
        aria-busy={isSearching}
        className={styles['list']}
        onMouseDown={(event) => event.preventDefault()}
      >
        {sections.map(({ name, heading, items: shown }) => (
          <div
            key={name}
            role={heading === null ? 'presentation' : 'group'}
            aria-label={heading ?? undefined}
            className={styles['section']}
          >
            {heading !== null && (
              <div className={styles['heading']} aria-hidden="true">
                {heading}
              </div>
            )}
            {shown.map((each) => {
              const index = options.indexOf(each.item)
              return (
                <PaletteOption
                  key={each.item.key}
                  id={`${id}-${index}`}
                  found={each}
                  isActive={index === active}
                  onChoose={() => choose(each.item)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {options.length === 0 && <p className={styles['nothing']}>{t('palette.nothing')}</p>}
      {found.error !== null && words !== '' && (
        <LoadFailure
          textKey="search.failed"
          error={found.error}
          onRetry={found.refetch}
          isRetrying={found.isFetching}
        />
      )}
    </Dialog>
  )
}

/** One step goes around; a longer one stops at the end. */
function moved(from: number, step: number, count: number): number {
  if (Math.abs(step) === 1) return (from + step + count) % count
  return Math.min(count - 1, Math.max(0, from + step))
}
