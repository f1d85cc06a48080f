import { Fragment } from 'react'

import { useT } from '../../i18n/index.ts'
import { Truncate } from '../../ui/Truncate.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Keys } from '../keyboard/index.ts'
import { PersonAvatar } from '../media/index.ts'
import { EmojiText } from '../rich-text/index.ts'
import styles from './Palette.module.css'
import type { FoundItem } from './rules/order.ts'

interface PaletteOptionProps {
  readonly id: string
  readonly found: FoundItem
  readonly isActive: boolean
  readonly onChoose: () => void
}

/** One thing to choose: what it is called, what it is, and the key that does the same. */
export function PaletteOption({ id, found: { item, at }, isActive, onChoose }: PaletteOptionProps) {
  const t = useT()
  const { name, detail, account, icon: Glyph = null, keys = [], isOn = false } = item
  const [key] = keys
  return (
    // The keys are the field's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles['option']}
      onClick={onChoose}
    >
      {account === undefined ? (
        <span className={styles['sign']}>{Glyph && <Glyph />}</span>
      ) : (
        <PersonAvatar account={account} size={24} />
      )}
      <span className={styles['words']}>
        <Truncate dir="auto" className={styles['name']}>
          {account !== undefined && at.size === 0 ? (
            <EmojiText text={name} emojis={account.emojis} />
          ) : (
            <Marked text={name} at={at} />
          )}
        </Truncate>
        {detail !== undefined && (
          <Truncate dir="auto" className={styles['detail']}>
            {detail}
          </Truncate>
        )}
      </span>
      {isOn && (
        <Truncate className={styles['detail']}>
          <CheckIcon size={16} /> {t('palette.isOn')}
        </Truncate>
      )}
      {key !== undefined && (
        <span className={styles['keys']}>
          <Keys name={key} />
        </span>
      )}
    </div>
  )
}

/** A name with the letters that were looked for. */
function Marked({ text, at }: { readonly text: string; readonly at: ReadonlySet<number> }) {
  if (at.size === 0) return text
  const runs: { text: string; isSought: boolean }[] = []
  for (const [index, letter] of [...text].entries()) {
    const last = runs.at(-1)
    const isSought = at.has(index)
    if (last?.isSought === isSought) last.text += letter
    else runs.push({ text: letter, isSought })
  }
  return runs.map((run, index) =>
    run.isSought ? <b key={index}>{run.text}</b> : <Fragment key={index}>{run.text}</Fragment>,
  )
}
