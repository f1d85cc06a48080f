import { clsx } from 'clsx'
import { useEffect, useMemo, useRef, useState, type FocusEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { useSession } from '../../../model/session.ts'
import { useSync } from '../../../model/sync.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CloseIcon, MinusIcon, UpIcon } from '../../../ui/icons.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { EffectPane } from './EffectPane.tsx'
import { goToSection, usePlace } from './place.ts'
import { handleRowKey, rowsIn } from './row-keys.ts'
import type { SectionId } from './rules/section-of.ts'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SectionNav } from './SectionNav.tsx'
import { hasEffects, sectionsOf } from './sections.ts'
import { SectionView } from './SectionView.tsx'
import styles from './SettingsWindow.module.css'
import type { SettingsSlots } from './slots.ts'
import { useAim } from './use-aim.ts'
import { usePhoneBack, type EnterOverlay } from './use-phone-back.ts'
import { useChangedKeys } from './use-changed-keys.ts'
import { useRows } from './use-rows.ts'
import { useSearch } from './use-search.ts'
import { useUndo } from './use-undo.ts'
import { useVisited } from './use-visited.ts'
import { useWindowKeys } from './use-window-keys.ts'
import { useWindowLook } from './use-window-look.ts'
import { WindowContext } from './window-context.ts'

/** A finger would bring its keyboard up. */
const isTouched = () => matchMedia('(pointer: coarse)').matches

/** Says that what was changed here has been saved. [ERR-22] */
function useSavedNotice(): void {
  const { saves } = useSync()
  const seen = useRef(saves)
  useEffect(() => {
    const isNew = saves > seen.current
    seen.current = saves
    if (isNew) notify({ level: 'success', messageKey: 'settingsSync.savedNotice', timeout: noticeMs.success })
  }, [saves])
}

export interface SettingsWindowProps {
  /** Put aside as a bar at the lower edge, so that the page can be used. */
  readonly isMinimised: boolean
  readonly onToggleMinimised: () => void
  readonly onClose: () => void
  readonly slots: SettingsSlots
  /** Of the shell, which has it anyway: by itself it is in the part of the viewer, which would be fetched for it. */
  readonly enterOverlay: EnterOverlay
}

/** Everything that can be set: sections, the settings of one, and beside them what they do. */
export function SettingsWindow(props: SettingsWindowProps) {
  const { isMinimised, onToggleMinimised, onClose, slots, enterOverlay } = props
  const t = useT()
  const look = useWindowLook()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const goRef = useRef<HTMLButtonElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [isPaneOpen, setIsPaneOpen] = useState(false)
  const frame = useMemo(() => ({ look, slots }), [look, slots])

  const rows = useRows()
  const isMember = useSession().status !== 'visitor'
  const sections = sectionsOf(rows, slots, isMember, useChangedKeys())
  const search = useSearch(sections)
  const { section } = usePlace()
  const isPhone = look === 'phone'
  const known = sections.find(({ id }) => id === section)?.id ?? null
  const current = known ?? (isPhone ? null : (sections[0]?.id ?? null))
  const visited = useVisited(current)
  const isOpen = !isMinimised
  const isInSection = isPhone && current !== null && search.found === null

  function go(id: SectionId | null) {
    search.clear()
    goToSection(id)
  }
  const aimAt = useAim({ sections, dialogRef, current, onGo: go })
  useSavedNotice()
  const undo = useUndo(rows, isPhone && isOpen)
  useWindowKeys(dialogRef, isOpen, { '/': () => fieldRef.current?.focus(), z: undo })

  /** On a phone: from a section to the list, where the focus is on that section. */
  function goBack(): boolean {
    if (!isInSection) return false
    go(null)
    requestAnimationFrame(() =>
      dialogRef.current?.querySelector<HTMLElement>(`[data-go="${current}"]`)?.focus(),
    )
    return true
  }
  usePhoneBack(isPhone && isOpen, enterOverlay, goBack, onClose)

  function noteFocus({ target }: FocusEvent) {
    const name = target.closest<HTMLElement>('[data-setting]')?.dataset['setting']
    if (name !== undefined) setFocused(name)
  }

  const field = (
    <SearchField
      text={search.text}
      count={search.found && search.found.count + search.found.shortcuts.length}
      fieldRef={fieldRef}
      onType={search.type}
      onDown={() => rowsIn(contentRef.current)[0]?.focus()}
    />
  )
  const title = t('shell.topBar.settings')
  const minimise = (
    <IconButton
      icon={isMinimised ? UpIcon : MinusIcon}
      label={isMinimised ? t('shell.windows.restore', { title }) : t('shell.windows.minimise')}
      onClick={onToggleMinimised}
    />
  )
  const close = <IconButton icon={CloseIcon} label={t('common.close')} onClick={onClose} />
  const shown = sections.find(({ id }) => id === current)
  const hasEffect = search.found !== null || hasEffects(shown, slots)
  const hasPane = hasEffect && (look === 'wide' || (look === 'narrow' && isPaneOpen))
  const inPane = (search.found !== null ? rows : [...(shown?.rows ?? []), ...(shown?.guests ?? [])]).find(
    ({ name }) => name === focused,
  )
  const hasNav = isPhone ? !isInSection && search.found === null : !(look === 'narrow' && isPaneOpen)
  return (
    <WindowContext value={frame}>
      <Dialog
        title={title}
        kind="large"
        hold={isMinimised ? 'minimised' : 'modal'}
        dialogRef={dialogRef}
        initialFocus={isPhone ? undefined : isTouched() ? goRef : fieldRef}
        onClose={onClose}
        isTitleHidden={isInSection && isOpen}
        headerStart={isPhone && isOpen && !isInSection && close}
        headerEnd={
          !(isInSection && isOpen) && (
            <>
              {!isPhone && isOpen && <div className={styles['find']}>{field}</div>}
              {minimise}
              {(!isPhone || isMinimised) && close}
            </>
          )
        }
      >
        <div className={clsx(styles['grid'], styles[look], hasPane && styles['withPane'])}>
          {isPhone && !isInSection && <div className={styles['phoneFind']}>{field}</div>}
          {hasNav && (
            <SectionNav
              sections={sections}
              current={search.found === null ? current : null}
              currentRef={goRef}
              onGo={isPhone ? aimAt : go}
            />
          )}
          {/* The keys go from row to row; each is changed by its own control. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            ref={contentRef}
            className={styles['content']}
            onFocus={noteFocus}
            onKeyDown={(event) =>
              handleRowKey(event, {
                rows,
                onLeave: () => fieldRef.current?.focus(),
                onOpen: search.found === null ? null : (row) => aimAt(row.section, row.name),
              })
            }
          >
            {search.found !== null && (
              <div className={styles['results']}>
                <SearchResults
                  text={search.text}
                  looked={search.said}
                  isOnlyChanged={search.isOnlyChanged}
                  found={search.found}
                  onOnlyChanged={search.showOnlyChanged}
                  onOpen={aimAt}
                />
              </div>
            )}
            {sections
              .filter(({ id }) => visited.has(id))
              .map((each) => (
                <SectionView
                  key={each.id}
                  section={each}
                  isCurrent={each.id === current && search.found === null}
                  isPaneOpen={isPaneOpen}
                  onTogglePane={() => setIsPaneOpen(!isPaneOpen)}
                  onShowChanged={() => {
                    search.showOnlyChanged(true)
                    fieldRef.current?.focus()
                  }}
                  onBack={goBack}
                />
              ))}
          </div>
          {hasPane && (
            <EffectPane section={search.found === null ? current : null} row={inPane ?? null} onUndo={undo} />
          )}
        </div>
      </Dialog>
    </WindowContext>
  )
}
