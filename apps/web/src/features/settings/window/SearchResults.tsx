import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import type { Found } from './find.ts'
import type { SectionId } from './rules/section-of.ts'
import styles from './SearchResults.module.css'
import { SettingRow } from './SettingRow.tsx'
import type { Row } from './use-rows.ts'

interface SearchResultsProps {
  readonly text: string
  /** Of what was typed, what is looked for. */
  readonly looked: string
  readonly isOnlyChanged: boolean
  readonly found: Found
  readonly onOnlyChanged: (isOnly: boolean) => void
  readonly onOpen: (section: SectionId, setting?: string) => void
}

/** How long nobody has typed before it is said how much was found: milliseconds. */
const restMs = 500

/** What was found: the settings themselves, to be changed there, under their paths. */
export function SearchResults({
  text,
  looked,
  isOnlyChanged,
  found,
  onOnlyChanged,
  onOpen,
}: SearchResultsProps) {
  const t = useT()
  const { groups, shortcuts, sections, near, count } = found
  const words = text.trim()
  const said = useFoundWords(found)
  const isEmpty = count + shortcuts.length + sections.length === 0
  const none =
    words === ''
      ? t('settingsWindow.search.noneChanged')
      : t(isOnlyChanged ? 'settingsWindow.search.noneChangedCalled' : 'settingsWindow.search.none', { words })
  return (
    <>
      <div className={styles['head']}>
        <p className={styles['sum']}>
          {said} {count > 0 && t('settingsWindow.search.change', { count })}
        </p>
        <Segments
          label={t('settingsWindow.search.shown')}
          choices={[
            { value: 'all', label: t('settingsWindow.search.all') },
            { value: 'changed', label: t('settingsWindow.search.onlyChanged') },
          ]}
          value={isOnlyChanged ? 'changed' : 'all'}
          onChoose={(choice) => onOnlyChanged(choice === 'changed')}
        />
      </div>
      <Announcement words={isEmpty ? none : said} afterMs={restMs} />
      {groups.map(({ path, rows }) => (
        <Results key={path} path={path} rows={rows} text={looked} />
      ))}
      {shortcuts.length > 0 && (
        <p className={styles['page']}>
          {shortcuts.map(({ label, name }) => (
            <Button key={label} variant="soft" onClick={() => onOpen('keys', label)}>
              {t('settingsWindow.search.shortcut', { name })}
            </Button>
          ))}
        </p>
      )}
      {sections.map(({ id, title }) => (
        <p key={id} className={styles['page']}>
          <Button variant="soft" onClick={() => onOpen(id)}>
            {t('settingsWindow.search.open', { title })}
          </Button>
        </p>
      ))}
      {isEmpty && <p className={styles['none']}>{none}</p>}
      {near.length > 0 && (
        <>
          <p className={styles['did']}>{t('settingsWindow.search.nearest')}</p>
          {near.map(({ path, rows }) => (
            <Results key={path} path={path} rows={rows} text="" />
          ))}
        </>
      )}
    </>
  )
}

/** How much was found, in one sentence. */
function useFoundWords({ count, shortcuts, sections }: Found): string {
  const t = useT()
  return t('settingsWindow.search.found', {
    count,
    shortcuts: shortcuts.length,
    sections: sections.length,
  })
}

interface ResultsProps {
  readonly path: string
  readonly rows: readonly Row[]
  readonly text: string
}

function Results({ path, rows, text }: ResultsProps) {
  return (
    <section className={styles['group']} aria-label={path}>
      <h3 className={styles['path']}>{path}</h3>
      {rows.map((row) => (
        <SettingRow key={row.name} row={row} searched={text} />
      ))}
    </section>
  )
}
