import type { ReactNode } from 'react'

import { useT, type MessageKey } from '../../../i18n/index.ts'
import {
  freeKey,
  moveKey,
  ownPart,
  type BoundShortcut,
  type KeyConflict,
  type ShortcutLabel,
} from '../../../model/keys.ts'
import { getSettings } from '../../../model/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { WarningIcon } from '../../../ui/icons.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import styles from './ConflictNote.module.css'
import { useKeyWords } from './use-key-words.ts'

interface ConflictNoteProps {
  readonly conflict: KeyConflict
  readonly bound: readonly BoundShortcut[]
  readonly onPutBack: (label: ShortcutLabel) => void
  readonly onMoved: (label: ShortcutLabel) => void
}

/** A key that means two things, and two ways out. Both can be left as they are. */
export function ConflictNote({ conflict, bound, onPutBack, onMoved }: ConflictNoteProps) {
  const t = useT()
  const wordsOf = useKeyWords()
  const spoken = useSpokenPlace<HTMLParagraphElement>('urgent')
  const { key, label, others, kind } = conflict
  const [other = label] = others
  const find = (wanted: ShortcutLabel) => bound.find((shortcut) => shortcut.label === wanted)
  const nameOf = (wanted: MessageKey) => t(wanted as 'keyboard.next')
  const bold = (words: ReactNode) => <b>{words}</b>

  const usual = ownPart(find(label)?.usual ?? [])
  // Where it stands in the way of more than one, the one that was changed moves.
  const moving = kind === 'same' && others.length === 1 ? other : label
  const from = find(moving)?.keys.find((each) => each === key || each.startsWith(`${key} `)) ?? key
  const to = freeKey(nameOf(moving), find(moving)?.usual ?? [], bound, getSettings())

  const values = { key: bold, keys: wordsOf([key]), other: nameOf(other), count: others.length - 1 }
  const isBegun = kind === 'start' && find(label)?.keys.includes(key) !== true
  const more = others.length > 1 ? 'More' : ''
  return (
    <div className={styles['conflict']}>
      <WarningIcon size={16} className={styles['icon']} />
      <p ref={spoken} className={styles['text']}>
        {isBegun
          ? t.rich('ownKeys.conflict.begun', values)
          : t.rich(`ownKeys.conflict.${kind}${more}`, values)}
      </p>
      <div className={styles['ways']}>
        {to !== null && (
          <Button
            size="small"
            onClick={() => {
              moveKey(moving, from, to)
              onMoved(label)
            }}
          >
            {t.rich('ownKeys.conflict.move', { name: nameOf(moving), key: bold, keys: wordsOf([to]) })}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => onPutBack(label)}>
          {usual.length === 0
            ? t('ownKeys.conflict.remove', { name: nameOf(label) })
            : t.rich('ownKeys.conflict.putBack', { key: bold, keys: wordsOf(usual) })}
        </Button>
      </div>
    </div>
  )
}
