import { use, useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { useLastChange } from './changes.ts'
import styles from './EffectPane.module.css'
import type { SectionId } from './rules/section-of.ts'
import type { Row } from './use-rows.ts'
import { WindowContext } from './window-context.ts'

interface EffectPaneProps {
  /** Null while something is searched for. */
  readonly section: SectionId | null
  /** The setting that had the focus last. */
  readonly row: Row | null
  readonly onUndo: () => void
}

/** What the settings beside it do: an example where there is one, and what the setting in focus means. */
export function EffectPane({ section, row, onUndo }: EffectPaneProps) {
  const t = useT()
  const id = useId()
  const { slots } = use(WindowContext)
  const Effect = section === null ? undefined : slots.effects?.[section]
  return (
    <section className={styles['pane']} aria-labelledby={id}>
      <div className={styles['top']}>
        <h3 id={id}>{Effect || row === null ? t('settingsWindow.pane.label') : row.label}</h3>
        {Effect && <span className={styles['aside']}>{t('settingsWindow.pane.live')}</span>}
        {!Effect && row !== null && (
          <span className={styles['aside']}>{t(`settingsWindow.sections.${row.section}.title`)}</span>
        )}
      </div>
      {Effect && <Effect />}
      {row === null ? (
        !Effect && <p className={styles['hint']}>{t('settingsWindow.pane.choose')}</p>
      ) : (
        <About row={row} hasTitle={Effect !== undefined} isSearching={section === null} />
      )}
      <div className={styles['foot']}>{section === null ? <SearchKeys /> : <AtOnce onUndo={onUndo} />}</div>
    </section>
  )
}

interface AboutProps {
  readonly row: Row
  readonly hasTitle: boolean
  /** Then it also says by which words it is found. */
  readonly isSearching: boolean
}

function About({ row, hasTitle, isSearching }: AboutProps) {
  const t = useT()
  return (
    <div className={styles['about']}>
      {hasTitle && <h4>{row.label}</h4>}
      {row.hint !== undefined && <p className={styles['hint']}>{row.hint}</p>}
      {row.defaultInWords !== null && (
        <p className={styles['hint']}>{t('settingsWindow.defaultIs', { value: row.defaultInWords })}</p>
      )}
      {isSearching && row.words.length > 0 && (
        <Alert level="info">{t('settingsWindow.pane.words', { words: row.words.join(', ') })}</Alert>
      )}
    </div>
  )
}

function AtOnce({ onUndo }: Pick<EffectPaneProps, 'onUndo'>) {
  const t = useT()
  const last = useLastChange()
  const hasKeys = useSetting('keyboardShortcuts') !== 'off'
  return (
    <p>
      {t('settingsWindow.pane.atOnce')}{' '}
      {last !== undefined && (
        <>
          <button
            type="button"
            className={styles['undo']}
            aria-keyshortcuts={hasKeys ? 'z' : undefined}
            onClick={onUndo}
          >
            {t('settingsWindow.pane.undoLast')}
          </button>{' '}
          {hasKeys && <kbd className={styles['key']}>z</kbd>}
        </>
      )}
    </p>
  )
}

const searchKeys = [
  { keys: ['ArrowUp', 'ArrowDown'], does: 'move' },
  { keys: ['Space'], does: 'change' },
  { keys: ['Enter'], does: 'open' },
] as const

function SearchKeys() {
  const t = useT()
  return (
    <ul className={styles['keys']}>
      {searchKeys.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <kbd key={key} className={styles['key']}>
              {key === 'Space' ? t('settingsWindow.pane.space') : t(`keyboard.keys.${key}`)}
            </kbd>
          ))}
          {t(`settingsWindow.pane.${does}`)}
        </li>
      ))}
    </ul>
  )
}
