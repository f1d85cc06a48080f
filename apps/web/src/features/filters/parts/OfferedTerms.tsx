import type { FilterTerm } from '@skein/store'
import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { ChipButton, Chips } from '../../../ui/Chips.tsx'
import styles from '../Filters.module.css'
import type { Draft } from '../rules/draft.ts'
import { hasTerm, toggled } from '../rules/offers.ts'
import { typedTerm } from '../rules/read-term.ts'
import { useFilterWords } from '../use-filter-words.ts'

interface OfferedTermsProps {
  readonly draft: Draft
  readonly offered: readonly FilterTerm[]
  readonly onChange: (change: (now: Draft) => Draft) => void
}

/** The parts of a post, each of which a press adds to the filter or removes from it. */
export function OfferedTerms({ draft, offered, onChange }: OfferedTermsProps) {
  const t = useT()
  const id = useId()
  const { offerWords } = useFilterWords()
  return (
    <div className={styles['offers']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['label']}>
        {t('filters.fromPost')}
      </p>
      <Chips>
        {offered.map((term) => (
          <ChipButton
            key={`${term.kind} ${typedTerm(term)}`}
            isOn={hasTerm(draft, term)}
            onPress={() => onChange((now) => toggled(now, term))}
          >
            {offerWords(term)}
          </ChipButton>
        ))}
      </Chips>
    </div>
  )
}
