import { useLanguageTag, useT } from '../../i18n/index.ts'
import { languageName } from '../../lib/language-name.ts'
import { useCan } from '../../model/instance.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { Chip } from './parts/Chip.tsx'
import { QueryText } from './parts/QueryText.tsx'
import { askedFor } from './rules/asked.ts'
import type { SearchTab } from './rules/tabs.ts'
import styles from './Search.module.css'
import type { FoundKind } from './use-server-results.ts'
import { useNearest } from './use-nearest.ts'

const tabs = { statuses: 'statuses', accounts: 'people', hashtags: 'hashtags' } as const satisfies Record<
  FoundKind,
  SearchTab
>
const yesNo = (isSo: boolean) => (isSo ? 'yes' : 'no')

interface NothingProps {
  readonly words: string
  readonly kind: FoundKind
}

/** Nothing of a kind was found: what was asked, in words, and what is near it. [SEARCH-06] */
export function Nothing({ words, kind }: NothingProps) {
  const t = useT()
  const nearest = useNearest(words, kind)
  const asked = useAskedText(words, kind)
  return (
    <EmptyState
      title={t('search.nothing')}
      headingLevel={2}
      action={
        nearest.length > 0 && (
          <div className={styles['nearest']} role="group" aria-label={t('search.nearest')}>
            <Chips>
              {nearest.map(({ query, count, isMore }) => (
                <Chip key={query} query={query} tab={tabs[kind]}>
                  <QueryText query={query} />{' '}
                  <span className={styles['number']}>
                    {t(isMore ? 'search.nearestMore' : 'search.nearestCount', { count })}
                  </span>
                </Chip>
              ))}
            </Chips>
          </div>
        )
      }
    >
      {asked} {t(nearest.length > 0 ? 'search.nearestText' : 'search.nothingText')}
    </EmptyState>
  )
}

function useAskedText(words: string, kind: FoundKind): string {
  const t = useT()
  const pageLanguage = useLanguageTag()
  const asked = askedFor(words, useCan('searchOperators'))
  if (kind === 'accounts') return t('search.nobodyFound', { words })
  if (kind === 'hashtags' || asked === null) return t('search.nothingFound', { words })
  const { from, language, before, after, has, isMine } = asked
  return t('search.noPosts', {
    has,
    by: from === '' ? 'nobody' : from === 'me' ? 'me' : 'someone',
    name: from,
    hasLanguage: yesNo(language !== ''),
    language: language === '' ? '' : languageName(language, pageLanguage),
    isMine: yesNo(isMine),
    hasAfter: yesNo(after !== ''),
    after,
    hasBefore: yesNo(before !== ''),
    before,
    hasWords: yesNo(asked.words !== ''),
    words: asked.words,
  })
}
