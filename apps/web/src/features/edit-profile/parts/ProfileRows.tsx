import { useId, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { useT } from '../../../i18n/index.ts'
import { speak } from '../../../lib/speech.ts'
import { useInstance } from '../../../model/instance.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DownIcon, PlusIcon, TrashIcon, UpIcon } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { addRow, lengthOf, moveRow, type DraftRow, type RowProblem } from '../rules/draft.ts'
import type { ProfileForm } from '../use-profile-form.ts'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import styles from './Fields.module.css'

/** Names with what belongs to them, in an order of one's own. [PROF-17] */
export function ProfileRows({ form }: { readonly form: ProfileForm }) {
  const t = useT()
  const spoken = useSpokenPlace('urgent')
  const { maxFields } = useInstance().limits.fieldsLimits
  const { draft, write, said, isSaving } = form
  const { rows } = draft
  const refusalId = useId()
  const refusal = said.parts.get('rows')
  const listRef = useRef<HTMLOListElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  if (maxFields === 0) return null
  const isFull = rows.length >= maxFields

  function change(next: readonly DraftRow[], told: string) {
    flushSync(() => write({ rows: next }))
    speak(told)
  }

  function move(key: number, by: 1 | -1) {
    const next = moveRow(rows, key, by)
    if (next === rows) return
    const held = document.activeElement
    const number = next.findIndex((row) => row.key === key) + 1
    change(next, t('common.movedTo', { number: String(number), count: String(rows.length) }))
    // What moves in the page loses the focus.
    if (held instanceof HTMLElement) held.focus()
  }

  function remove(key: number) {
    const number = rows.findIndex((row) => row.key === key) + 1
    change(
      rows.filter((row) => row.key !== key),
      t('editProfile.rows.removedOne', { number: String(number) }),
    )
    const fields = listRef.current?.querySelectorAll('input') ?? []
    const next = fields[Math.min(fields.length - 2, (number - 1) * 2)] ?? addRef.current
    next?.focus()
  }

  function add() {
    change(addRow(rows), '')
    const fields = listRef.current?.querySelectorAll('input') ?? []
    fields[fields.length - 2]?.focus()
  }

  return (
    <fieldset className={styles['group']} disabled={isSaving}>
      <legend className={styles['legend']}>{t('editProfile.rows.title')}</legend>
      <p className={styles['hint']}>
        {t('editProfile.rows.hint')} {rows.length > 1 && t('editProfile.rows.keys')}
      </p>
      <ol ref={listRef} className={styles['rows']}>
        {rows.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            number={index + 1}
            isLast={index === rows.length - 1}
            form={form}
            errorId={refusal === undefined ? undefined : refusalId}
            onMove={(by) => move(row.key, by)}
            onRemove={() => remove(row.key)}
          />
        ))}
      </ol>
      <p id={refusalId} ref={spoken} className={styles['error']}>
        {refusal}
      </p>
      <div className={styles['add']}>
        <Button ref={addRef} size="small" icon={PlusIcon} disabled={isFull} onClick={add}>
          {t('editProfile.rows.add')}
        </Button>
        {isFull && <span className={styles['hint']}>{t('editProfile.rows.full', { count: maxFields })}</span>}
      </div>
    </fieldset>
  )
}

interface RowProps {
  readonly row: DraftRow
  readonly number: number
  readonly isLast: boolean
  readonly form: ProfileForm
  /** Of what says why the server refused the rows: it does not say which. */
  readonly errorId: string | undefined
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

function Row({ row, number, isLast, form, errorId, onMove, onRemove }: RowProps) {
  const t = useT()
  const { nameLength, valueLength } = useInstance().limits.fieldsLimits
  const { draft, write, problems, areProblemsShown } = form
  const about = { number: String(number) }
  const problem = problems.rows.get(row.key)
  // What is missing is said when it is to be sent, what is too much at once.
  const shown = problem === 'nameless' && !areProblemsShown ? undefined : problem
  const words: Record<RowProblem, () => string> = {
    nameless: () => t('editProfile.rows.nameless'),
    longName: () => t('editProfile.rows.longName', { length: lengthOf(row.name), most: nameLength }),
    longValue: () => t('editProfile.rows.longValue', { length: lengthOf(row.value), most: valueLength }),
  }
  const error = shown && words[shown]()
  const set = (part: Partial<DraftRow>) =>
    write({ rows: draft.rows.map((each) => (each.key === row.key ? { ...each, ...part } : each)) })

  function handleKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <li className={styles['row']}>
      <TextField
        label={t('editProfile.rows.name', about)}
        isLabelHidden
        placeholder={t('editProfile.rows.namePlace')}
        value={row.name}
        onChange={(name) => set({ name })}
        onKeyDown={handleKey}
        error={shown === 'longValue' ? undefined : error}
        errorId={errorId}
      />
      <TextField
        label={t('editProfile.rows.value', about)}
        isLabelHidden
        placeholder={t('editProfile.rows.valuePlace')}
        value={row.value}
        onChange={(value) => set({ value })}
        onKeyDown={handleKey}
        error={shown === 'longValue' ? error : undefined}
        errorId={errorId}
      />
      <span className={styles['rowButtons']}>
        <IconButton
          size="small"
          icon={UpIcon}
          label={t('editProfile.rows.up', about)}
          aria-disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          icon={DownIcon}
          label={t('editProfile.rows.down', about)}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          icon={TrashIcon}
          label={t('editProfile.rows.remove', about)}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}
