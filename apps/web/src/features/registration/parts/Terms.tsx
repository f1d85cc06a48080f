import { LoadFailure } from '../../load-failure/index.ts'
import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { getServer } from '../../../model/server.ts'
import { useServerEmoji } from '../../../model/instance.ts'
import { RichText } from '../../rich-text/index.ts'
import { useTerms } from '../../terms/index.ts'
import styles from '../SignUp.module.css'

/** What the server asks of its people, in its HTML, drawn safely [REG-04]. */
export function Terms() {
  const t = useT()
  const id = useId()
  const emojis = useServerEmoji()
  const { html, error, isAsking, retry } = useTerms()
  if (error !== null)
    return (
      <LoadFailure textKey="registration.termsFailed" error={error} onRetry={retry} isRetrying={isAsking} />
    )
  if (!html?.trim()) return null
  return (
    <section className={styles['terms']} aria-labelledby={id}>
      <h2 id={id}>{t('registration.terms')}</h2>
      <RichText html={html} emojis={emojis} baseUrl={getServer()} className={styles['termsText']} />
    </section>
  )
}
