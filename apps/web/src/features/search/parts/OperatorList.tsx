import { useT } from '../../../i18n/index.ts'
import { useCan } from '../../../model/instance.ts'
import { operatorLabels, type Insertion } from '../operator-labels.ts'
import { searchOperators, searchSigns } from '../rules/operators.ts'
import { Text } from '../../../ui/Text.tsx'
import styles from './OperatorList.module.css'
import { Operator } from './QueryText.tsx'
import { Section } from './Section.tsx'

/** What can be put into a search, with one line each. */
export function OperatorList({ onChoose }: { readonly onChoose: (insertion: Insertion) => void }) {
  const t = useT()
  const operators = useCan('searchOperators') ? searchOperators : []
  return (
    <Section title={t('search.exact')} end={<span className={styles['hint']}>{t('search.exactHint')}</span>}>
      <ul className={styles['operators']}>
        {[...operators, ...searchSigns].map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles['operator']}
              data-choice=""
              onClick={() => onChoose(each)}
            >
              <Operator name={each} />
              <Text as="span" size="ui" tone="second">
                {t(operatorLabels[each])}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
