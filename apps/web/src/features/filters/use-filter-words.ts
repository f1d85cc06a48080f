import { isWarningEffect, termLabel, type Filter, type FilterPlace, type FilterTerm } from '@skein/store'

import { useLanguageTag, useT } from '../../i18n/index.ts'
import { languageName } from '../../lib/language-name.ts'
import { listOf } from '../../lib/list-format.ts'
import { shortDate } from '../../lib/written-date.ts'
import type { KeptFilter } from '../../model/filters.ts'

/** Where a post is folded although its filter hides. */
const foldingPlaces: readonly FilterPlace[] = ['notifications', 'thread']

/** What filters are called and do, in words. */
export function useFilterWords() {
  const t = useT()
  const language = useLanguageTag()

  function termWords(term: FilterTerm): string {
    if (term.kind === 'language') return languageName(term.code, language)
    if (term.kind === 'repeats') return t('filters.whose.repeats', { handle: termLabel(term) })
    if (term.kind === 'warning') return t('filters.whose.warning', { text: term.text })
    return termLabel(term)
  }

  /** What adding a term would be about. */
  const offerWords = (term: FilterTerm) =>
    t(`filters.offers.${term.kind}`, {
      term: term.kind === 'language' ? termWords(term) : termLabel(term),
    })

  const labelOf = ({ terms }: Pick<Filter, 'terms'>) => listOf(language, 'unit', terms.map(termWords))

  const placesText = (places: readonly FilterPlace[]) =>
    listOf(
      language,
      'conjunction',
      places.map((place) => t(`filters.in.${place}`)),
    )

  /** Where a filter that hides folds only; an empty text where it does not. */
  function foldedOf({ effect, places }: Pick<Filter, 'effect' | 'places'>): string {
    const folded = effect === 'hide' ? places.filter((place) => foldingPlaces.includes(place)) : []
    return folded.length === 0 ? '' : t('filters.foldedThere', { places: placesText(folded) })
  }

  function doesText({ effect, places }: Pick<Filter, 'effect' | 'places'>): string {
    if (isWarningEffect(effect)) return t(`filters.does.${effect}`)
    return places.length === 0
      ? t('filters.nowhere')
      : t(`filters.does.${effect}`, { places: placesText(places) })
  }

  /** What happens, where and until when, in sentences. */
  function aboutOf(filter: KeptFilter): string {
    const { expiresAt, isPaused, isExpired } = filter
    const date = expiresAt === null ? '' : shortDate(expiresAt, language)
    return [
      isPaused && !isExpired && t('filters.paused'),
      isExpired && t('filters.expired', { date }),
      doesText(filter),
      foldedOf(filter),
      expiresAt !== null && !isExpired && t('filters.until', { date }),
    ]
      .filter((sentence) => sentence !== false && sentence !== '')
      .join(' ')
  }

  return { termWords, offerWords, labelOf, aboutOf, foldedOf }
}
