import { clsx } from 'clsx'
import { use, useId, useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { UndoIcon } from '../../../ui/icons.tsx'
import { useLit } from './changes.ts'
import { focusControl } from './focus-control.ts'
import { labelParts } from './rules/search.ts'
import { RowControl } from './RowControl.tsx'
import styles from './SettingRow.module.css'
import type { Row } from './use-rows.ts'
import { WindowContext } from './window-context.ts'

interface SettingRowProps {
  readonly row: Row
  /** What was typed to find it, where it stands apart from the setting that it depends on. */
  readonly searched?: string
}

/** One setting: what it is called and means, what changes it, and the way back. */
export function SettingRow({ row, searched }: SettingRowProps) {
  const t = useT()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const lit = useLit()
  const [since] = useState(lit.id)
  const { name, label, hint, isChanged, needs, placed } = row
  const { kind, dependsOn } = placed.control
  const isLit = lit.id > since && lit.names.includes(name)
  // Why it cannot be changed now is said in the place of what it means.
  const hasHint = hint !== undefined && needs === null
  const isLines = kind === 'lines' && hint === undefined
  const notes = { hint: hasHint, lines: isLines, needs: needs !== null, was: isChanged }
  const describedBy = Object.entries(notes).flatMap(([note, isThere]) => (isThere ? [`${id}-${note}`] : []))

  function giveBack() {
    row.choose(undefined)
    // Its button is gone.
    focusControl(ref.current)
  }

  return (
    <div
      ref={ref}
      // A control of its own brings its name.
      role={row.inWords === null ? undefined : 'group'}
      aria-label={row.inWords === null ? undefined : t('settingsWindow.done', { label, value: row.inWords })}
      tabIndex={-1}
      data-setting={name}
      className={clsx(
        styles['row'],
        isChanged && styles['changed'],
        dependsOn !== undefined && searched === undefined && styles['sub'],
        (kind === 'lines' || kind === 'own') && styles['tall'],
        needs !== null && styles['off'],
      )}
    >
      {isLit && <span key={lit.id} className={styles['flash']} aria-hidden="true" />}
      <div className={styles['words']}>
        <label id={`${id}-label`} htmlFor={`${id}-control`} className={styles['label']}>
          {labelParts(searched ?? '', label).map(({ text, isHit }, at) =>
            isHit ? (
              // oxlint-disable-next-line react/no-array-index-key -- parts of one text
              <mark key={at} className={styles['hit']}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </label>
        {hasHint && (
          <p id={`${id}-hint`} className={styles['note']}>
            {hint}
          </p>
        )}
        {isLines && (
          <p id={`${id}-lines`} className={styles['note']}>
            {t('settingsWindow.onePerLine')}
          </p>
        )}
        {needs !== null && (
          <p id={`${id}-needs`} className={styles['note']}>
            {needs}
          </p>
        )}
        {isChanged && <Was id={`${id}-was`} usual={row.defaultInWords} />}
      </div>
      <RowControl
        row={row}
        id={`${id}-control`}
        labelId={`${id}-label`}
        describedBy={describedBy.length > 0 ? describedBy.join(' ') : undefined}
      />
      <span className={styles['slot']}>
        {isChanged && (
          <IconButton
            size="small"
            icon={UndoIcon}
            label={t('settingsWindow.toDefault', { label })}
            onClick={giveBack}
          />
        )}
      </span>
    </div>
  )
}

/** What the default is. On a phone the words are shorter: the dot says the rest. */
function Was({ id, usual }: { readonly id: string; readonly usual: string | null }) {
  const t = useT()
  const { look } = use(WindowContext)
  return (
    <p id={id} className={clsx(styles['note'], styles['was'])}>
      {usual === null
        ? t('settingsWindow.changed')
        : t(look === 'phone' ? 'settingsWindow.defaultIs' : 'settingsWindow.changedFrom', { value: usual })}
    </p>
  )
}
