import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { useKeyName } from '../Keys.tsx'
import { pressedKeys } from '../shown-keys.ts'

/** Keys in words: "Shift+n", "g, then h"; several as a list. */
export function useKeyWords(): (keys: readonly string[]) => string {
  const t = useT()
  const language = useLanguageTag()
  const nameOf = useKeyName()
  const stepOf = (step: string) => pressedKeys(step).map(nameOf).join('+')
  const wordsOf = (key: string) => {
    const [first = '', second] = key.split(' ').map(stepOf)
    return second === undefined ? first : t('ownKeys.sequence', { first, second })
  }
  return (keys) => (keys.length === 0 ? t('ownKeys.none') : listOf(language, 'unit', keys.map(wordsOf)))
}
