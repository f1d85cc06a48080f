import { clsx } from 'clsx'
import { useRef, useState } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { longDay, shortDate } from '../../../lib/written-date.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { PenIcon, TrashIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { RichText } from '../../rich-text/index.ts'
import { useAnnouncementActs } from '../carry-out.ts'
import type { ListedAnnouncement } from '../rules/merge-lists.ts'
import styles from './AnnouncementCard.module.css'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { AnnouncementReactions } from './AnnouncementReactions.tsx'
import { ReadButton } from './ReadButton.tsx'

interface AnnouncementCardProps {
  readonly announcement: ListedAnnouncement
  readonly canWrite: boolean
}

/** One announcement: its words, its times, and what this viewer may do with it. */
export function AnnouncementCard({ announcement, canWrite }: AnnouncementCardProps) {
  const t = useT()
  const { viewerId } = useSession()
  const { id, content, emojis, mentions, tags, isRead, isInactive, rawContent } = announcement
  const { write } = useAnnouncementActs()
  const [isEdited, setIsEdited] = useState(false)
  const cardRef = useRef<HTMLElement>(null)
  const times = useTimes(announcement)
  const isUnread = viewerId !== null && !isRead && !isInactive
  const close = () => {
    setIsEdited(false)
    cardRef.current?.focus()
  }
  return (
    <article
      ref={cardRef}
      tabIndex={-1}
      className={clsx(styles['card'], isUnread && styles['unread'])}
      aria-label={times.name}
    >
      {isUnread && <VisuallyHidden>{t('announcements.unread')}</VisuallyHidden>}
      {isEdited ? (
        <AnnouncementForm
          title={t('announcements.form.editTitle')}
          submitLabel={t('common.save')}
          announcement={announcement}
          onSubmit={async (draft) => {
            await write(id, draft)
            close()
          }}
          onCancel={close}
        />
      ) : (
        <>
          <RichText
            html={content}
            emojis={emojis}
            mentions={mentions}
            tags={tags}
            className={styles['words']}
          />
          <p className={styles['times']}>
            {isInactive && <Tag>{t('announcements.inactive')}</Tag>}
            {times.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <AnnouncementReactions announcement={announcement} />
          <div className={styles['buttons']}>
            {viewerId !== null && (
              <ReadButton announcement={announcement} onRead={() => cardRef.current?.focus()} />
            )}
            {canWrite && (
              <>
                {rawContent !== null && (
                  <Button size="small" variant="ghost" icon={PenIcon} onClick={() => setIsEdited(true)}>
                    {t('common.edit')}
                  </Button>
                )}
                <DeleteButton id={id} />
              </>
            )}
          </div>
        </>
      )}
    </article>
  )
}

/** When it was published, begins and ends; days only, where it is about whole days. */
function useTimes({ publishedAt, startsAt, endsAt, allDay }: ListedAnnouncement) {
  const t = useT()
  const language = useLanguageTag()
  const written = (iso: string | null, isDay: boolean) => {
    const ms = Date.parse(iso ?? '')
    if (Number.isNaN(ms)) return null
    return isDay ? longDay(ms, language) : shortDate(ms, language)
  }
  const published = written(publishedAt, false)
  const dates = { published, starts: written(startsAt, allDay), ends: written(endsAt, allDay) }
  return {
    name: published === null ? t('announcements.undated') : t('announcements.name', { date: published }),
    lines: (['published', 'starts', 'ends'] as const).flatMap((what) => {
      const date = dates[what]
      return date === null ? [] : [t(`announcements.${what}`, { date })]
    }),
  }
}

function DeleteButton({ id }: { readonly id: string }) {
  const t = useT()
  const { remove } = useAnnouncementActs()
  const [isAsking, setIsAsking] = useState(false)
  const [isGoing, setIsGoing] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={TrashIcon}
        isPending={isGoing}
        onClick={() => setIsAsking(true)}
      >
        {t('common.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('announcements.question.title')}
          acceptLabel={t('common.delete')}
          cancelLabel={t('common.cancel')}
          isDestructive
          onCancel={() => setIsAsking(false)}
          onAccept={() => {
            setIsAsking(false)
            setIsGoing(true)
            void remove(id).then(() => setIsGoing(false))
          }}
        >
          {t('announcements.question.effect')}
        </ConfirmDialog>
      )}
    </>
  )
}
