import { useT } from '../../../i18n/index.ts'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { useFilters } from '../../../model/filters.ts'
import { withPart } from '../../../ui/lazy-part.ts'
import { CheckIcon, FilterIcon } from '../../../ui/icons.tsx'
import { offeredRule } from '../rules/offered-rule.ts'
import styles from './RuleOffer.module.css'

const saving = lazyModule(() => import('../save-rule.ts'))

interface RuleOfferProps {
  readonly subject: string
  readonly isOpen: boolean
}

/** Offers what the reader did with a content warning as a rule for its words; pressed again, it removes the rule. */
export function RuleOffer({ subject, isOpen }: RuleOfferProps) {
  const t = useT()
  const rule = offeredRule(useFilters(), subject, isOpen)
  if (rule === null) return null
  const { effect, text, isOn } = rule
  const Glyph = isOn ? CheckIcon : FilterIcon
  return (
    <button
      type="button"
      className={styles['rule']}
      aria-pressed={isOn}
      onClick={({ detail }) => {
        // The second press of a double press would undo the first.
        if (detail > 1) return
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
