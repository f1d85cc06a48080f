import { useId, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import {
  amountsIn,
  secondsOf,
  unitOf,
  UNIT_SECONDS,
  unitsWithin,
  type PollUnit,
} from '../rules/poll-rules.ts'
import type { PollSpan } from '../rules/written-post.ts'
import { Row } from '../../../ui/Row.tsx'
import { Text } from '../../../ui/Text.tsx'
import styles from './PollForm.module.css'

interface PollTimeProps {
  seconds: number
  span: PollSpan
  onChange: (seconds: number) => void
}

/** How long a poll stays open: a number and its unit. What is typed counts at once; leaving the field shows what it is. */
export function PollTime({ seconds, span, onChange }: PollTimeProps) {
  const t = useT()
  const id = useId()
  const [unit, setUnit] = useState<PollUnit>(() => unitOf(seconds, span))
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max } = amountsIn(unit, span)
  const amount = Math.round(seconds / UNIT_SECONDS[unit])

  return (
    <Row as="span" role="group" aria-labelledby={id} gap={3}>
      <Text as="span" size="meta" tone="second" id={id}>
        {t('composer.pollForm.duration')}
      </Text>
      <input
        type="number"
        className={styles['amount']}
        aria-label={t('composer.pollForm.length')}
        inputMode="numeric"
        min={min}
        max={max}
        value={typed ?? amount}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value !== '') onChange(secondsOf(event.target.valueAsNumber, unit, span))
        }}
        onBlur={() => setTyped(null)}
      />
      <select
        className={styles['unit']}
        aria-label={t('composer.pollForm.unit')}
        value={unit}
        onChange={(event) => {
          const next = event.target.value as PollUnit
          setUnit(next)
          setTyped(null)
          onChange(secondsOf(amount, next, span))
        }}
      >
        {unitsWithin(span).map((each) => (
          <option key={each} value={each}>
            {t(`composer.pollForm.units.${each}`, { count: amount })}
          </option>
        ))}
      </select>
    </Row>
  )
}
