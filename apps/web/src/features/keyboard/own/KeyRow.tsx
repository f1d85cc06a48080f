import { clsx } from 'clsx'
import { Fragment } from 'react'

import { useT } from '../../../i18n/index.ts'
import { ownPart, type BoundShortcut, type ShortcutLabel } from '../../../model/keys.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { UndoIcon } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Keys } from '../Keys.tsx'
import styles from './KeyRow.module.css'
import { useKeyWords } from './use-key-words.ts'
import type { useRecording } from './use-recording.ts'

interface KeyRowProps {
  readonly shortcut: BoundShortcut
  /** Keys that mean something else, too. */
  readonly twice: readonly string[]
  readonly recording: ReturnType<typeof useRecording>
  readonly onPutBack: (label: ShortcutLabel) => void
}

/** One shortcut: a press asks for other keys. */
export function KeyRow({ shortcut, twice, recording, onPutBack }: KeyRowProps) {
  const t = useT()
  const wordsOf = useKeyWords()
  const { label, keys, usual, isChanged } = shortcut
  // Names of shortcuts need no values.
  const name = t(label as 'keyboard.next')
  const now = recording.now?.label === label ? recording.now : null
  const inWords = wordsOf(keys)
  const usualInWords = wordsOf(ownPart(usual))
  // The keys of the feed's pattern are everybody's: they are drawn where there are no others.
  const own = ownPart(keys)
  const shown = own.length > 0 ? own : keys

  const caps = (
    <span className={styles['caps']} aria-hidden="true">
      {shown.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className={styles['or']}>{t('keyboard.or')}</span>}
          <span className={clsx(styles['cap'], isTwice(key, twice) && styles['twice'])}>
            <Keys name={key} />
          </span>
        </Fragment>
      ))}
      {shown.length === 0 && <span className={styles['none']}>{t('ownKeys.none')}</span>}
    </span>
  )
  if (shortcut.isFixed === true)
    return (
      <li className={styles['row']}>
        <div className={styles['content']}>
          <span className={styles['name']}>{name}</span>
          {caps}
          <VisuallyHidden>{inWords}</VisuallyHidden>
        </div>
      </li>
    )

  const state = `${isChanged ? 'changed' : 'usual'}${twice.length > 0 ? 'Twice' : ''}` as const
  const described = {
    'aria-description': t(`ownKeys.state.${state}`, { keys: inWords, usual: usualInWords }),
  }
  return (
    <li className={clsx(styles['row'], isChanged && styles['changed'], now && styles['recording'])}>
      <div className={styles['content']}>
        <span className={styles['text']}>
          <span className={styles['name']}>{name}</span>
          {now === null && isChanged && (
            <span className={styles['usual']}>{t('ownKeys.usual', { keys: usualInWords })}</span>
          )}
          {now !== null && (
            <span className={styles['keeps']}>
              {now.refusal ??
                (now.first === null
                  ? t('ownKeys.keeps', { keys: inWords })
                  : t('ownKeys.second', { keys: wordsOf([now.first]) }))}
            </span>
          )}
        </span>
        {now === null ? (
          caps
        ) : (
          <span className={styles['field']} aria-hidden="true">
            {now.first === null ? t('ownKeys.press') : <Keys name={now.first} />}
          </span>
        )}
        {/* It lies over the row, whose words are no part of its name. */}
        <button
          type="button"
          className={styles['press']}
          data-shortcut={label}
          aria-label={t('ownKeys.row', { name })}
          {...described}
          onClick={() => recording.start(shortcut)}
          onBlur={now ? recording.stop : undefined}
        />
      </div>
      {isChanged && (
        <IconButton
          size="small"
          icon={UndoIcon}
          label={t('ownKeys.putBack', { name })}
          onClick={() => onPutBack(label)}
        />
      )}
    </li>
  )
}

/** One that is begun by another’s key cannot be pressed, either. */
const isTwice = (key: string, twice: readonly string[]): boolean =>
  twice.some((other) => key === other || key.startsWith(`${other} `))
