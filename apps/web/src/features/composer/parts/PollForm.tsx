import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../i18n/index.ts'
import { speak } from '../../../lib/speech.ts'
import type { DraftPoll } from '../../../model/writing.ts'
import { useInstance } from '../../../model/instance.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { PlusIcon } from '../../../ui/reading-icons.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { useItemKeys } from '../order/use-item-keys.ts'
import {
  lackingOptions,
  withBlankBelow,
  withMovedOption,
  withoutOption,
  withOption,
} from '../rules/poll-rules.ts'
import styles from './PollForm.module.css'
import { PollOption } from './PollOption.tsx'
import { PollTime } from './PollTime.tsx'

interface PollFormProps {
  poll: DraftPoll
  isDisabled: boolean
  /** Somebody has just asked for it. */
  startsFocused: boolean
  /** Of what says that there are too few options. */
  errorId: string | undefined
  onChange: (poll: DraftPoll) => void
}

/** The poll of a post that is being written. */
export function PollForm({ poll, isDisabled, startsFocused, errorId, onChange }: PollFormProps) {
  const t = useT()
  const { pollLimits } = useInstance().limits
  const { maxOptions, maxOptionChars } = pollLimits
  const listRef = useRef<HTMLOListElement>(null)
  const items = useItemKeys(poll.options.length)
  const isFull = poll.options.length >= maxOptions
  const last = poll.options.length - 1
  const lacking = errorId === undefined ? [] : lackingOptions(poll)

  function focusOption(index: number) {
    listRef.current?.querySelectorAll('input')[index]?.focus()
  }

  /** The answer that has the focus afterwards has it before the next key: somebody may be typing on. */
  function changeAndFocus(change: () => void, index: number) {
    flushSync(change)
    focusOption(index)
  }

  function addBelow(index: number) {
    if (isFull) return
    changeAndFocus(() => {
      items.insert(index + 1)
      onChange(withBlankBelow(poll, index, maxOptions))
    }, index + 1)
  }

  function remove(index: number) {
    changeAndFocus(
      () => {
        items.remove(index)
        onChange(withoutOption(poll, index))
      },
      Math.min(index, last - 1),
    )
    speak(t('composer.pollForm.removed', { number: String(index + 1) }))
  }

  /** What has the focus keeps it, although it stands elsewhere afterwards: React sees to that. */
  function move(from: number, to: number) {
    if (from === to || from < 0 || to < 0 || to > last) return
    items.move(from, to)
    onChange(withMovedOption(poll, from, to))
    speak(t('common.movedTo', { number: String(to + 1), count: String(poll.options.length) }))
  }

  function handleKeys(event: KeyboardEvent, index: number) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault()
      move(index, index + (key === 'ArrowUp' ? -1 : 1))
    }
    if (key !== 'Enter' || ctrlKey || metaKey) return
    // Enter in a field would send the post.
    event.preventDefault()
    if (index < last) focusOption(index + 1)
    else addBelow(index)
  }

  return (
    <fieldset className={styles['poll']} aria-label={t('composer.poll')} disabled={isDisabled}>
      <ol ref={listRef} className={styles['options']}>
        {poll.options.map((option, index) => (
          <PollOption
            key={items.keys[index]}
            itemKey={String(items.keys[index])}
            text={option}
            index={index}
            count={poll.options.length}
            maxLength={maxOptionChars}
            startsFocused={startsFocused && index === 0}
            errorId={lacking.includes(index) ? errorId : undefined}
            onType={(text) => onChange(withOption(poll, index, text))}
            onKeyDown={(event) => handleKeys(event, index)}
            onMove={(to) => move(index, to)}
            onTake={(key, to) => move(items.keys.indexOf(Number(key)), to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <Row wraps gap={4} className={styles['line']}>
        <Button size="small" variant="ghost" disabled={isFull} onClick={() => addBelow(last)}>
          <PlusIcon size={16} />
          {t('composer.pollForm.add')}
        </Button>
        <Segments
          label={t('composer.pollForm.choices')}
          choices={[
            { value: 'one', label: t('composer.pollForm.one') },
            { value: 'several', label: t('composer.pollForm.several') },
          ]}
          value={poll.isMultiple ? 'several' : 'one'}
          onChoose={(value) => onChange({ ...poll, isMultiple: value === 'several' })}
        />
        <PollTime
          seconds={poll.expiresIn}
          span={pollLimits}
          onChange={(expiresIn) => onChange({ ...poll, expiresIn })}
        />
      </Row>
    </fieldset>
  )
}
