import { useT } from '../../../i18n/index.ts'
import { useServerEmoji } from '../../../model/instance.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { RichText } from '../../rich-text/index.ts'
import { useTerms } from '../../terms/index.ts'
import { useBaseUrl } from '../use-base-url.ts'
import { AboutSheet } from './AboutSheet.tsx'

/** The server's terms, in its own HTML, drawn safely. [PAGES-06] */
export function Terms() {
  const t = useT()
  const baseUrl = useBaseUrl()
  const emojis = useServerEmoji()
  const { html, error, isAsking, retry } = useTerms()
  const isLoaded = html !== undefined
  return (
    <AboutSheet title={t('about.terms.title')} isFlush={!isLoaded}>
      {isLoaded &&
        (html.trim() === '' ? (
          <p>{t('about.terms.none')}</p>
        ) : (
          <RichText html={html} emojis={emojis} baseUrl={baseUrl} />
        ))}
      {!isLoaded && error === null && <Skeleton kind="line" rows={3} label={t('about.terms.loading')} />}
      {!isLoaded && error !== null && (
        <LoadFailure textKey="about.terms.failed" error={error} onRetry={retry} isRetrying={isAsking} />
      )}
    </AboutSheet>
  )
}
