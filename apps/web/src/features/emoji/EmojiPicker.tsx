import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { useT } from '../../i18n/index.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useRestedText } from '../../lib/use-rested-text.ts'
import { getStickers } from '../../model/instance.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import type { Opened } from '../../ui/Opener.tsx'
import { PopoverPanel } from '../../ui/PopoverPanel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Announcement } from '../../ui/spoken.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { rememberUsed } from './data/remembered.ts'
import styles from './EmojiPicker.module.css'
import { itemPx, searchDelayMs, stickerPx, touchItemPx } from './limits.ts'
import { EmojiGrid, type GridHandle } from './parts/EmojiGrid.tsx'
import { GroupTabs } from './parts/GroupTabs.tsx'
import { NameLine, type Pointed } from './parts/NameLine.tsx'
import { emojiTabs, stickersId, stickerTab } from './parts/picker-tabs.tsx'
import { SkinTone } from './parts/SkinTone.tsx'
import { spellings, toChoice } from './rules/shown-groups.ts'
import { stickerGroups, type OfferedSticker } from './rules/sticker-groups.ts'
import type { Emoji, EmojiChoice } from './rules/types.ts'
import { useOffer } from './use-offer.ts'

export { preloadEmoji } from './data/catalogue.ts'

export interface PickerOptions {
  /** The name of what opened. */
  label: string
  /** `staysOpen`: the focus stays in the picker, for another one. */
  onChoose: (choice: EmojiChoice, staysOpen: boolean) => void
  /** Stickers are offered, too, where the server has some. */
  onSticker?: ((address: string) => void) | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** The picker can stay for more than one. */
  canStayOpen?: boolean
  /** The server's own emoji are offered. */
  hasCustom?: boolean
  /** Names of what is chosen already, in any spelling. */
  chosen?: readonly string[]
}

const nothing: readonly string[] = []
const asItIs = (sticker: OfferedSticker) => sticker

/** Emoji to write or to react with, and stickers. [EMOJI-03] */
export function EmojiPicker(props: PickerOptions & Opened) {
  const {
    label,
    onChoose,
    onSticker,
    onOpenChange,
    canStayOpen = false,
    hasCustom = true,
    chosen = nothing,
  } = props
  const { anchorRef, onClose } = props
  const t = useT()
  const panelId = useId()
  const content = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const grid = useRef<GridHandle>(null)
  const [staysOpen, setStaysOpen] = useState(false)
  const [seenGroup, setSeenGroup] = useState<string>()
  const [isAtStickers, setAtStickers] = useState(false)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const search = useRestedText(searchDelayMs)
  const { groups, shown, itemOf, titleOf, tone, setTone, error, retry } = useOffer(search.rested, hasCustom)
  const { value: packs } = useAnswer({ about: onSticker ? 'stickers' : null, ask: getStickers })
  const stickers = useMemo(() => stickerGroups(packs ?? []), [packs])
  // A keyboard on the screen would cover what is there to be chosen from.
  const isTouch = matchMedia('(pointer: coarse)').matches
  const count = shown.reduce((sum, { items }) => sum + items.length, 0)
  const isSearching = search.rested.trim() !== ''

  const chosenNames = chosen.join(' ')
  const selected = useMemo(() => new Set(chosenNames.split(' ').flatMap(spellings)), [chosenNames])

  useEffect(() => {
    onOpenChange?.(true)
    return () => onOpenChange?.(false)
    // Told of opening and closing, not of another listener.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function choose(emoji: Emoji) {
    rememberUsed(emoji.text)
    if (!staysOpen) onClose()
    onChoose(toChoice(emoji), staysOpen)
  }

  function chooseSticker(address: string) {
    if (!staysOpen) onClose()
    onSticker?.(address)
  }

  function goToTab(id: string) {
    setAtStickers(id === stickersId)
    if (id === stickersId) return
    if (isSearching || search.written !== '') search.now('')
    setSeenGroup(id)
    // What was looked for has to go first.
    requestAnimationFrame(() => grid.current?.scrollToGroup(id))
  }

  function handleSearchKeys(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      grid.current?.focus()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (search.written === search.rested && isSearching) {
      const best = shown[0]?.items[0]
      if (best !== undefined) choose(itemOf(best).emoji)
    } else search.now(search.written)
  }

  function handleKeys(event: KeyboardEvent) {
    // Keys in here are nobody else's: of a form around the button, or of a window, which hears Escape by itself.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  return (
    <PopoverPanel
      label={label}
      mayBeSheet
      anchorRef={anchorRef}
      initialFocus={isTouch ? content : field}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={content} className={styles['picker']} tabIndex={-1} onKeyDown={handleKeys}>
        <div className={styles['head']}>
          <span className={styles['search']}>
            <SearchIcon size={16} />
            <input
              ref={field}
              type="search"
              dir="auto"
              autoComplete="off"
              aria-label={t('emoji.search')}
              placeholder={t('emoji.search')}
              value={search.written}
              onChange={(event) => {
                setAtStickers(false)
                search.write(event.target.value)
              }}
              onKeyDown={handleSearchKeys}
            />
          </span>
          <SkinTone tone={tone} onChoose={setTone} />
        </div>
        <Announcement words={isSearching ? t('emoji.found', { count }) : ''} />
        <GroupTabs
          label={t('emoji.groupTabs')}
          tabs={[
            ...emojiTabs(groups ?? [], titleOf),
            ...(stickers.length > 0 ? [stickerTab(t('emoji.stickers'))] : []),
          ]}
          currentId={isAtStickers ? stickersId : isSearching ? undefined : seenGroup}
          panelId={panelId}
          onChoose={goToTab}
        />
        <div
          className={styles['panel']}
          id={panelId}
          role="tabpanel"
          aria-label={isAtStickers ? t('emoji.stickers') : label}
        >
          {groups === null && error === null && (
            <p className={styles['note']}>
              <Spinner size={20} label={t('emoji.loading')} />
            </p>
          )}
          {groups === null && error !== null && (
            <LoadFailure textKey="emoji.failed" error={error} onRetry={retry} />
          )}
          {isAtStickers ? (
            <EmojiGrid
              label={t('emoji.stickers')}
              groups={stickers}
              itemOf={asItIs}
              about={stickersId}
              itemPx={stickerPx}
              onChoose={({ key }) => chooseSticker(key)}
              onPoint={(item, { title }) => setPointed({ item, groupTitle: title })}
              handleRef={grid}
            />
          ) : (
            groups !== null &&
            (count === 0 ? (
              <p className={styles['note']}>{t('emoji.nothing', { query: search.rested.trim() })}</p>
            ) : (
              <EmojiGrid
                label={label}
                groups={shown}
                itemOf={itemOf}
                about={search.rested}
                itemPx={isTouch ? touchItemPx : itemPx}
                selected={selected}
                onChoose={({ emoji }) => choose(emoji)}
                onPoint={(item, { title }) => setPointed({ item, groupTitle: title })}
                onGroup={setSeenGroup}
                onLeaveUp={() => field.current?.focus()}
                handleRef={grid}
              />
            ))
          )}
        </div>
        <div className={styles['foot']}>
          <NameLine pointed={pointed} />
          {canStayOpen && (
            <label className={styles['stay']}>
              <input
                type="checkbox"
                checked={staysOpen}
                onChange={(event) => setStaysOpen(event.target.checked)}
              />
              {t('emoji.keepOpen')}
            </label>
          )}
        </div>
      </div>
    </PopoverPanel>
  )
}
