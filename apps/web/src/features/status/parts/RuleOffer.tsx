import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { useFilters } from '../../../model/filters.ts'
import { withPart } from '../../../ui/lazy-part.ts'
import { CheckIcon, FilterIcon } from '../../../ui/icons.tsx'
import { pendingRules } from '../pending-rules.ts'
import { offeredRule, type OfferedRule } from '../rules/offered-rule.ts'
import styles from './RuleOffer.module.css'

const saving = lazyModule(() => import('../save-rule.ts'))

interface RuleOfferProps {
  readonly subject: string
  readonly isOpen: boolean
}

/** Offers what the reader did with a content warning as a rule for its words; pressed again, it removes the rule. */
export function RuleOffer({ subject, isOpen }: RuleOfferProps) {
  const rule = offeredRule(useFilters(), subject, isOpen)
  return rule === null ? null : <RuleButton rule={rule} />
}

function RuleButton({ rule }: { readonly rule: OfferedRule }) {
  const t = useT()
  const { effect, text, isOn } = rule
  const isPending = pendingRules.useHas(text)
  const [hasFocus, setHasFocus] = useState(false)
  // A change of another filter does not remove the button that has the focus.
  if (!rule.isUseful && !hasFocus && !isPending) return null
  const Glyph = isOn ? CheckIcon : FilterIcon
  return (
    <button
      type="button"
      className={styles['rule']}
      aria-pressed={isOn}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onKeyDown={(event) => {
        // A held key would press it again and again.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
      onClick={({ detail }) => {
        // The second press of a double press would undo the first.
        if (detail > 1 || isPending) return
        withPart(saving, ({ toggleRule }) => void toggleRule(rule), `rule ${effect} ${text}`)
      }}
    >
      <Glyph size={16} />
      <span>
        {t.rich(`status.rule.${effect}`, {
          text,
          end: (words) => <span className={styles['words']}>{words}</span>,
        })}
      </span>
    </button>
  )
}
