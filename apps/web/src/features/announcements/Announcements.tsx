import { useT } from '../../i18n/index.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { AnnouncementCard } from './parts/AnnouncementCard.tsx'
import { NewAnnouncement } from './parts/NewAnnouncement.tsx'
import { useAnnouncements } from './use-announcements.ts'
import styles from './Announcements.module.css'

/** What the staff tells everybody, newest first. */
export function Announcements() {
  const t = useT()
  const { items, canWrite, error, isAsking, retry } = useAnnouncements()
  const isEmpty = items?.length === 0
  return (
    <Stack gap={5} className={styles['page']}>
      <Sheet>
        <ColumnHeading title={t('routes.titles.announcements')} isSticky={false} />
        {/* First: what loads must not push away what somebody has begun to write. */}
        {canWrite && <NewAnnouncement />}
        <LoadFailure textKey="announcements.failed" error={error} onRetry={retry} isRetrying={isAsking} />
        {items === null && error === null && (
          <Skeleton kind="line" rows={3} label={t('announcements.loading')} />
        )}
        {isEmpty && error === null && (
          <EmptyState title={t('announcements.none')}>{t('announcements.noneText')}</EmptyState>
        )}
      </Sheet>
      {items?.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} canWrite={canWrite} />
      ))}
    </Stack>
  )
}
