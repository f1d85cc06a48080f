import { clsx } from 'clsx'
import { use, useRef } from 'react'

import { useT, useTell, type MessageKey } from '../../../i18n/index.ts'
import { setChosen } from '../../../model/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ArrowLeftIcon, EyeIcon, UndoIcon } from '../../../ui/icons.tsx'
import { namesOf } from '../controls/sections.ts'
import type { SectionId } from './rules/section-of.ts'
import { groupsOf, hasEffects, type Section } from './sections.ts'
import styles from './SectionView.module.css'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { SettingRow } from './SettingRow.tsx'
import type { Row } from './use-rows.ts'
import { WindowContext } from './window-context.ts'

interface SectionViewProps {
  readonly section: Section
  readonly isCurrent: boolean
  readonly isPaneOpen: boolean
  readonly onTogglePane: () => void
  readonly onShowChanged: () => void
  readonly onBack: () => void
}

/** The settings of a section under their headings, then what else stands in it. */
export function SectionView(props: SectionViewProps) {
  const { section, isCurrent, isPaneOpen, onTogglePane, onShowChanged, onBack } = props
  const t = useT()
  const tell = useTell()
  const { look, slots } = use(WindowContext)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { id, rows, guests, contents, Beside } = section
  const title = t(`settingsWindow.sections.${id}.title`)
  const changed = rows.filter(({ isChanged }) => isChanged)
  const isPhone = look === 'phone'

  function reset() {
    setChosen(
      Object.fromEntries(changed.flatMap(({ placed }) => namesOf(placed).map((name) => [name, undefined]))),
    )
    // Its button is gone.
    headingRef.current?.focus()
  }

  const [first, ...others] = groupsOf(rows)
  const groupOf = (group: string) => (
    <RowGroup
      key={group}
      // A test sees that every group has a heading.
      title={tell(`settingsWindow.groups.${group}` as MessageKey, {})}
      rows={rows.filter((row) => row.group === group)}
    />
  )
  const guestsOf = (home: SectionId) => (
    <RowGroup
      key={home}
      title={t('settingsWindow.alsoIn', { title: t(`settingsWindow.sections.${home}.title`) })}
      rows={guests.filter((row) => row.section === home)}
    />
  )
  const resetLabel = t('settingsWindow.resetSection', { title })
  return (
    <div
      className={clsx(styles['section'], Beside !== null && look === 'wide' && styles['split'])}
      data-section={id}
      hidden={!isCurrent}
    >
      <div className={styles['main']}>
        <div className={styles['head']}>
          {isPhone && <IconButton icon={ArrowLeftIcon} label={t('settingsWindow.back')} onClick={onBack} />}
          <div className={styles['words']}>
            <h3 ref={headingRef} tabIndex={-1} className={styles['title']}>
              {title}
            </h3>
            {!isPhone && (
              <p className={styles['sentence']}>
                {t(`settingsWindow.sections.${id}.sentence`)}{' '}
                {changed.length > 0 && (
                  <button
                    type="button"
                    className={styles['changed']}
                    aria-label={t('settingsWindow.showChanged', { count: changed.length })}
                    onClick={onShowChanged}
                  >
                    {t('settingsWindow.changedCount', { count: changed.length })}
                  </button>
                )}
              </p>
            )}
          </div>
          {changed.length > 0 &&
            (isPhone ? (
              <IconButton icon={UndoIcon} label={resetLabel} onClick={reset} />
            ) : (
              <Button size="small" variant="ghost" icon={UndoIcon} aria-label={resetLabel} onClick={reset}>
                {t('settingsWindow.reset')}
              </Button>
            ))}
          {look === 'narrow' && hasEffects(section, slots) && (
            <Button
              size="small"
              variant={isPaneOpen ? 'soft' : 'default'}
              icon={EyeIcon}
              aria-pressed={isPaneOpen}
              onClick={onTogglePane}
            >
              {t('settingsWindow.pane.preview')}
            </Button>
          )}
        </div>
        {first !== undefined && groupOf(first)}
        {[...new Set(guests.map((row) => row.section))].map(guestsOf)}
        {others.map(groupOf)}
        {contents.map((Content, index) => (
          <Content key={index} />
        ))}
      </div>
      {Beside !== null && (
        <div className={styles['beside']}>
          <Beside />
        </div>
      )}
    </div>
  )
}

interface RowGroupProps {
  readonly title: string
  readonly rows: readonly Row[]
}

function RowGroup({ title, rows }: RowGroupProps) {
  return (
    <SettingsGroup title={title}>
      {rows.map((row) => (
        <SettingRow key={row.name} row={row} />
      ))}
    </SettingsGroup>
  )
}
