import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import type { DraftData } from '../../../model/writing.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { RichText } from '../../rich-text/index.ts'
import styles from './Preview.module.css'
import { usePreview } from './use-preview.ts'

/** The post as the server would show it; nothing is published. [COMP-17, ERR-34] */
export function Preview({ post }: { readonly post: DraftData }) {
  const t = useT()
  const isEmpty = post.status.trim() === '' && post.subject.trim() === ''
  const { status, error, isAsking } = usePreview(isEmpty ? null : post)
  return (
    <section className={styles['preview']} aria-label={t('composer.preview.title')} aria-busy={isAsking}>
      {isEmpty && <p className={styles['empty']}>{t('post_status.preview_empty')}</p>}
      {!isEmpty && status === null && error === null && (
        <Spinner size={20} label={t('composer.preview.busy')} />
      )}
      {error !== null && (
        <Alert level="error" live="polite">
          {t('composer.error', { reason: failureText(error, t) })}
        </Alert>
      )}
      {!isEmpty && status !== null && (
        <div className={clsx(isAsking && styles['old'])}>
          {status.subject !== '' && (
            <p className={styles['subject']} dir="auto">
              {status.subject}
            </p>
          )}
          <RichText
            html={status.content}
            emojis={status.emojis}
            mentions={status.mentions}
            tags={status.tags}
            lang={post.language}
            contentType={post.contentType}
          />
        </div>
      )}
    </section>
  )
}
