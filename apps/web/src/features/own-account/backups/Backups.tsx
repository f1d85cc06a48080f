import type { Backup } from '@skein/api'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { openableUrl } from '../../../lib/openable-url.ts'
import { longDay } from '../../../lib/written-date.ts'
import { Button } from '../../../ui/Button.tsx'
import { AwayButton } from '../../../ui/ButtonLink.tsx'
import { DataRow } from '../../../ui/DataRow.tsx'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { CallFailure } from '../CallFailure.tsx'
import { BackupIcon, DownloadIcon } from '../icons.tsx'
import styles from '../OwnAccount.module.css'
import { useBackups } from './use-backups.ts'

/** Archives of what the viewer wrote. [DATA-07] */
export function Backups() {
  const t = useT()
  const { backups, error, isFetching, refetch, asking, ask } = useBackups()
  return (
    <SettingsGroup
      title={t('ownAccount.backups.title')}
      end={
        <Button size="small" isPending={asking.isPending} onClick={() => void ask()}>
          {t('ownAccount.backups.ask')}
        </Button>
      }
    >
      <div className={styles['said']}>
        <CallFailure call={asking} messageKey="ownAccount.backups.askFailed" />
        <LoadFailure
          textKey="ownAccount.backups.failed"
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
        {backups === undefined && error === null && (
          <Skeleton kind="line" rows={2} label={t('ownAccount.backups.loading')} />
        )}
        {backups?.length === 0 && <p className={styles['none']}>{t('ownAccount.backups.none')}</p>}
      </div>
      {backups !== undefined && backups.length > 0 && (
        <ul aria-label={t('ownAccount.backups.title')}>
          {backups.map((backup) => (
            <BackupRow key={backup.id} backup={backup} />
          ))}
        </ul>
      )}
    </SettingsGroup>
  )
}

function BackupRow({ backup }: { readonly backup: Backup }) {
  const t = useT()
  const language = useLanguageTag()
  const { url, isReady, bytes, createdAt } = backup
  const date = createdAt === null ? t('ownAccount.backups.undated') : longDay(createdAt, language)
  const href = openableUrl(url)
  const size = bytes === null ? t('ownAccount.backups.ready') : fileSize(bytes)
  return (
    <DataRow
      icon={BackupIcon}
      title={date}
      hint={isReady ? size : t('ownAccount.backups.notReady')}
      actions={
        isReady && href !== null ? (
          <AwayButton
            href={href}
            download
            size="small"
            icon={DownloadIcon}
            aria-label={t('ownAccount.backups.downloadLabel', { date })}
          >
            {t('ownAccount.backups.download')}
          </AwayButton>
        ) : (
          <Tag>{t('ownAccount.backups.notReadyTag')}</Tag>
        )
      }
    />
  )
}
