import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../i18n/index.ts'
import type { DraftPoll } from '../../../model/drafts.ts'
import { useInstance } from '../../../model/instance.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { PlusIcon } from '../../../ui/reading-icons.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { withBlankBelow, withMovedOption, withoutOption, withOption } from '../rules/poll-rules.ts'
import { FEWEST_OPTIONS } from '../rules/offers-polls.ts'
import styles from './PollForm.module.css'
import { PollTime } from './PollTime.tsx'

interface PollFormProps {
  poll: DraftPoll
  isDisabled: boolean
  /** Somebody has just asked for it. */
  startsFocused: boolean
  onChange: (poll: DraftPoll) => void
}

/** The poll of a post that is being written. */
export function PollForm({ poll, isDisabled, startsFocused, onChange }: PollFormProps) {
  'use memo'
  const t = useT()
  const { pollLimits } = useInstance()
  const { maxOptions, maxOptionChars } = pollLimits
  const listRef = useRef<HTMLOListElement>(null)
  const [spoken, setSpoken] = useState('')
  const isFull = poll.options.length >= maxOptions
  const last = poll.options.length - 1

  function focusOption(index: number) {
    listRef.current?.querySelectorAll('input')[index]?.focus()
  }

  /** The answer that has the focus afterwards has it before the next key: somebody may be typing on. */
  function changeAndFocus(changed: DraftPoll, index: number) {
    flushSync(() => onChange(changed))
    focusOption(index)
  }

  function addBelow(index: number) {
    if (!isFull) changeAndFocus(withBlankBelow(poll, index, maxOptions), index + 1)
  }

  function remove(index: number) {
    changeAndFocus(withoutOption(poll, index), Math.min(index, last - 1))
    setSpoken(t('composer.pollForm.removed', { number: String(index + 1) }))
  }

  function move(index: number, by: -1 | 1) {
    const to = index + by
    if (to < 0 || to > last) return
    changeAndFocus(withMovedOption(poll, index, by), to)
    setSpoken(t('composer.pollForm.moved', { number: String(to + 1), count: String(poll.options.length) }))
  }

  function handleKeys(event: KeyboardEvent, index: number) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault()
      move(index, key === 'ArrowUp' ? -1 : 1)
    }
    if (key !== 'Enter' || ctrlKey || metaKey || event.nativeEvent.isComposing) return
    // Enter in a field would send the post.
    event.preventDefault()
    if (index < last) focusOption(index + 1)
    else addBelow(index)
  }

  return (
    <fieldset className={styles['poll']} aria-label={t('composer.poll')} disabled={isDisabled}>
      <ol ref={listRef} className={styles['options']}>
        {poll.options.map((option, index) => (
          // An answer is its place: two may have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles['option']}>
            <TextField
              label={t('composer.pollForm.option', { number: String(index + 1) })}
              placeholder={t('composer.pollForm.option', { number: String(index + 1) })}
              isLabelHidden
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for a moment ago
              autoFocus={startsFocused && index === 0}
              value={option}
              maxLength={maxOptionChars}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onChange={(text) => onChange(withOption(poll, index, text))}
              onKeyDown={(event) => handleKeys(event, index)}
            />
            <IconButton
              label={t('composer.pollForm.remove', { number: String(index + 1) })}
              icon={CloseIcon}
              size="small"
              disabled={poll.options.length <= FEWEST_OPTIONS}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div className={styles['line']}>
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
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </fieldset>
  )
}
