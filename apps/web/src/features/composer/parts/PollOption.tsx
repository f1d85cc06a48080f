import { clsx } from 'clsx'
import { useRef, type KeyboardEvent } from 'react'
import { useT } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Grip } from '../order/Grip.tsx'
import { useDrag } from '../order/use-drag.ts'
import { FEWEST_OPTIONS } from '../rules/offers-polls.ts'
import styles from './PollForm.module.css'

interface PollOptionProps {
  itemKey: string
  text: string
  /** Its place among the others, from 0, and how many there are. */
  index: number
  count: number
  maxLength: number
  startsFocused: boolean
  /** Of what says that it is needed. */
  errorId: string | undefined
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onMove: (to: number) => void
  /** Takes another one, of this key, to a place. */
  onTake: (key: string, to: number) => void
  onRemove: () => void
}

/** One answer of a poll that is being written: its grip, its words, and the way to be rid of it. */
export function PollOption(props: PollOptionProps) {
  const { itemKey, text, index, count, maxLength, startsFocused, errorId } = props
  const t = useT()
  const itemRef = useRef<HTMLLIElement>(null)
  const handleRef = useRef<HTMLSpanElement>(null)
  const drag = useDrag({ itemRef, handleRef, itemKey, index, isMovable: true, onTake: props.onTake })
  const number = String(index + 1)
  return (
    <li
      ref={itemRef}
      className={clsx(
        styles['option'],
        drag.isDragged && styles['dragged'],
        drag.landing !== null && styles[drag.landing],
      )}
    >
      <Grip
        ref={handleRef}
        labels={{
          move: t('composer.pollForm.move', { number }),
          earlier: t('composer.pollForm.moveEarlier', { number }),
          later: t('composer.pollForm.moveLater', { number }),
        }}
        index={index}
        count={count}
        direction="column"
        className={styles['moves']}
        buttonClassName={styles['mover']}
        onMove={props.onMove}
      />
      <TextField
        label={t('composer.pollForm.option', { number })}
        placeholder={t('composer.pollForm.option', { number })}
        isLabelHidden
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for a moment ago
        autoFocus={startsFocused}
        errorId={errorId}
        value={text}
        maxLength={maxLength}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onChange={props.onType}
        onKeyDown={props.onKeyDown}
      />
      <IconButton
        label={t('composer.pollForm.remove', { number })}
        icon={CloseIcon}
        size="small"
        disabled={count <= FEWEST_OPTIONS}
        onClick={props.onRemove}
      />
    </li>
  )
}
