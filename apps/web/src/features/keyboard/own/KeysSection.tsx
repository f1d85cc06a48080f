import { useId, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import {
  chooseKeys,
  chooseSet,
  type BoundShortcut,
  type KeyConflict,
  type KeyGroup,
  type ShortcutLabel,
} from '../../../model/keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConflictNote } from './ConflictNote.tsx'
import { KeyModes } from './KeyModes.tsx'
import { KeyRow } from './KeyRow.tsx'
import styles from './KeysSection.module.css'
import { useOwnKeys } from './use-own-keys.ts'
import { useRecording } from './use-recording.ts'

/** What is used most comes first. */
const groups: readonly KeyGroup[] = ['post', 'list', 'thread', 'everywhere', 'go', 'writing']

/** Every shortcut with its keys, which a press and other keys change. */
export function KeysSection() {
  const t = useT()
  const { bound, conflicts } = useOwnKeys()
  const recording = useRecording()
  const listRef = useRef<HTMLDivElement>(null)
  const changes = bound.filter(({ isChanged }) => isChanged).length

  /** What was pressed may be gone then: the row is what it was about. */
  function focusRow(label: ShortcutLabel) {
    const row = listRef.current?.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(label)}"]`)
    row?.focus({ preventScroll: true })
  }

  function putBack(label: ShortcutLabel) {
    chooseKeys(label, undefined)
    focusRow(label)
  }

  return (
    <div ref={listRef} className={styles['section']}>
      <div className={styles['head']}>
        <p>
          {t('ownKeys.how')}{' '}
          {changes > 0 && (
            <span className={styles['changes']}>{t('ownKeys.changed', { count: changes })}</span>
          )}
        </p>
        {changes > 0 && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              chooseSet('skein')
              listRef.current?.querySelector<HTMLElement>('[data-shortcut]')?.focus({ preventScroll: true })
            }}
          >
            {t('ownKeys.putAllBack')}
          </Button>
        )}
      </div>
      <KeyModes />
      {groups.map((group) => (
        <Group
          key={group}
          group={group}
          rows={bound.filter((shortcut) => shortcut.group === group)}
          bound={bound}
          conflicts={conflicts}
          recording={recording}
          onPutBack={putBack}
          onMoved={focusRow}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  readonly group: KeyGroup
  readonly rows: readonly BoundShortcut[]
  readonly bound: readonly BoundShortcut[]
  readonly conflicts: readonly KeyConflict[]
  readonly recording: ReturnType<typeof useRecording>
  readonly onPutBack: (label: ShortcutLabel) => void
  readonly onMoved: (label: ShortcutLabel) => void
}

function Group({ group, rows, bound, conflicts, recording, onPutBack, onMoved }: GroupProps) {
  const t = useT()
  const id = useId()
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {t(`keyboard.groups.${group}`)}
      </h3>
      <ul className={styles['rows']}>
        {rows.map((shortcut) => (
          <KeyRow
            key={shortcut.label}
            shortcut={shortcut}
            twice={conflicts.flatMap(({ label, others, key }) =>
              label === shortcut.label || others.includes(shortcut.label) ? [key] : [],
            )}
            recording={recording}
            onPutBack={onPutBack}
          />
        ))}
      </ul>
      {conflicts
        .filter(({ label }) => rows.some((row) => row.label === label))
        .map((conflict) => (
          <ConflictNote
            key={`${conflict.label} ${conflict.key}`}
            conflict={conflict}
            bound={bound}
            onPutBack={onPutBack}
            onMoved={onMoved}
          />
        ))}
    </section>
  )
}
