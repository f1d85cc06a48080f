import { useT } from '../../i18n/index.ts'
import { useCan } from '../../model/instance.ts'
import { operatorLabels } from './operator-labels.ts'
import { searchOperators, type SearchOperator } from './rules/operators.ts'
import styles from './Search.module.css'

/** What narrows the search above its results; nothing on a server that would take it for words. */
export function Operators({ onChoose }: { readonly onChoose: (operator: SearchOperator) => void }) {
  const t = useT()
  if (!useCan('searchOperators')) return null
  return (
    <div role="group" aria-label={t('search.operators.label')} className={styles['operators']}>
      {searchOperators.map((operator) => (
        <button
          key={operator}
          type="button"
          className={styles['operator']}
          onClick={() => onChoose(operator)}
        >
          {t(operatorLabels[operator])} <code>{operator}</code>
        </button>
      ))}
    </div>
  )
}
