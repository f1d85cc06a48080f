import type { StatusId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { useAccount, useStatus } from '../../../model/entities.ts'
import { paths } from '../../../model/routes.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmojiText } from '../../rich-text/index.ts'
import { Gallery, PersonAvatar } from '../../media/index.ts'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import { Header } from './Header.tsx'
import { PostText } from './PostText.tsx'
import styles from './QuoteCard.module.css'

/** The quoted post, one level deep; the whole card leads to its conversation, links inside keep theirs. [POST-05] */
export function QuoteCard({ statusId, id }: { readonly statusId: StatusId; readonly id: string }) {
  const t = useT()
  const status = useStatus(statusId)
  const account = useAccount(status?.accountId ?? null)
  const { isMediaShown = false } = useRowMemory(statusId)
  if (status === undefined || account === undefined || status.isDeleted) return <QuoteUnavailable />
  const hasSubject = status.subject !== ''
  return (
    <blockquote className={styles['quote']}>
      <Link
        to={paths.conversation(statusId)}
        className={styles['whole']}
        aria-label={t('status.openQuote')}
      />
      <div className={styles['head']}>
        <PersonAvatar account={{ ...account, avatar: account.avatarStatic ?? account.avatar }} size={20} />
        <Header status={status} account={account} />
      </div>
      {hasSubject ? (
        <p className={styles['subject']} dir="auto" lang={status.language ?? undefined}>
          <WarningIcon size={16} />
          <EmojiText text={status.subject} emojis={status.emojis} />
        </p>
      ) : (
        <PostText status={status} id={`${id}-text`} look="quote" />
      )}
      {!hasSubject && status.attachments.length > 0 && (
        <Gallery
          attachments={status.attachments}
          isSensitive={status.isSensitive}
          lang={status.language}
          post={{ statusId, place: statusId }}
          isShown={isMediaShown}
          onShow={(isShown) => rememberRow(statusId, { isMediaShown: isShown })}
          isCompact
        />
      )}
    </blockquote>
  )
}

export function QuoteUnavailable() {
  const t = useT()
  return <p className={styles['unavailable']}>{t('status.quoteUnavailable')}</p>
}
