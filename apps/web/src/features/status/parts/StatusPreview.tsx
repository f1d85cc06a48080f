import { fetchStatus, type StatusId } from '@skein/api'
import type { AccountRow, StatusRow } from '@skein/store'
import { useId } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { getClient } from '../../../model/client.ts'
import { entityStore, useAccount, useStatus } from '../../../model/entities.ts'
import type { Hovered } from '../../../ui/HoverOpener.tsx'
import { HoverPanel } from '../../../ui/HoverPanel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { useRowMemory } from '../row-memory.ts'
import { useViewerId } from '../../../model/session.ts'
import { useMute } from '../mutes.ts'
import { Header } from './Header.tsx'
import { PostBody } from './PostBody.tsx'
import { CollapsedPost } from './CollapsedPost.tsx'
import styles from './StatusPreview.module.css'

interface StatusPreviewProps extends Hovered {
  readonly statusId: StatusId
  /** What the post is, where it is not what another one answers. */
  readonly label?: string
}

/** A post in small, beside a link that leads to it. [POST-52, ERR-37] */
export function StatusPreview({ statusId, label, ...hovered }: StatusPreviewProps) {
  const t = useT()
  return (
    <HoverPanel {...hovered} label={label ?? t('status.preview.label')} className={styles['preview']}>
      <Post statusId={statusId} />
    </HoverPanel>
  )
}

function Post({ statusId }: { readonly statusId: StatusId }) {
  const t = useT()
  const status = useStatus(statusId)
  const account = useAccount(status?.accountId ?? null)
  const isKnown = status !== undefined && account !== undefined
  const { error } = useAnswer({
    about: isKnown ? null : statusId,
    ask: async (signal) => entityStore.ingestStatus(await fetchStatus(getClient(), statusId, { signal })),
  })
  if (status?.isDeleted || (!isKnown && error !== null))
    return <p className={styles['line']}>{t('status.status_unavailable')}</p>
  if (!isKnown)
    return (
      <p className={styles['line']}>
        <Spinner size={20} label={t('status.preview.busy')} />
      </p>
    )
  return <KnownPost status={status} account={account} />
}

interface KnownPostProps {
  readonly status: StatusRow
  readonly account: AccountRow
}

/** A muted one is a line here too, whether or not such posts are told of in timelines. [POST-44] */
function KnownPost({ status, account }: KnownPostProps) {
  const id = useId()
  const { isUnmuted = false } = useRowMemory(status.id)
  const { reasons, warning } = useMute({
    status,
    account,
    viewerId: useViewerId(),
    repeaterId: null,
    profileOf: null,
    isInConversation: false,
    filterPlace: 'thread',
  })
  if (reasons.length > 0 && !isUnmuted)
    return <CollapsedPost status={status} account={account} reasons={reasons} isRepeat={false} />
  return (
    <article className={styles['post']} aria-labelledby={`${id}-name`}>
      <div className={styles['head']}>
        <PersonAvatar account={account} size={24} />
        <Header status={status} account={account} nameId={`${id}-name`} />
      </div>
      <PostBody
        status={status}
        id={id}
        look="timeline"
        place={status.id}
        warning={warning}
        isInConversation={false}
      />
    </article>
  )
}
