import type { StatusId } from '@skein/api'
import { htmlToText } from '@skein/rich-text'

import { RelativeTime, useT } from '../../../i18n/index.ts'
import { useStatus } from '../../../model/entities.ts'
import styles from './Evidence.module.css'

interface EvidenceProps {
  readonly statusId: StatusId
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** One post that can be ticked: its words, plainly, so that nothing in it can be pressed by mistake. */
export function Evidence({ statusId, isTicked, onTick }: EvidenceProps) {
  const t = useT()
  const status = useStatus(statusId)
  if (status === undefined || status.isDeleted) return null
  const { subject, content, attachments, createdAt, scope } = status
  const words = [subject, htmlToText(content)]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
  return (
    <label className={styles['evidence']}>
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span className={styles['post']}>
        {words.length === 0 && attachments.length === 0 ? (
          <span className={styles['words']}>{t('report.posts.noText')}</span>
        ) : (
          words.map((part, index) => (
            // The subject and the text: two at most, and they never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={styles['words']} dir="auto" lang={status.language ?? undefined}>
              {part}
            </span>
          ))
        )}
        <small className={styles['facts']}>
          <RelativeTime at={createdAt} />
          <span>{t(`scopes.${scope}`)}</span>
          {attachments.length > 0 && <span>{t('report.posts.files', { count: attachments.length })}</span>}
        </small>
      </span>
    </label>
  )
}
