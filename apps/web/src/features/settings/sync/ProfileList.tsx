import { useId, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useSync } from '../../../model/sync.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TrashIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { NewProfile } from './NewProfile.tsx'
import styles from './SyncSection.module.css'
import { useProfiles } from './use-profiles.ts'

/** The profiles of the account: one of them is in use here. */
export function ProfileList() {
  const t = useT()
  const inUse = useSync().name
  const labelId = useId()
  const { profiles, error, isFetching, refetch, busy, failure, act } = useProfiles()
  const [leaving, setLeaving] = useState<string | null>(null)

  function remove(name: string) {
    setLeaving(null)
    void act('delete', name)
  }

  return (
    <>
      <LoadFailure
        textKey="settingsSync.profiles.failed"
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
      {profiles === undefined && error === null && (
        <Skeleton kind="line" rows={2} label={t('settingsSync.profiles.loading')} />
      )}
      <ul className={styles['list']} aria-label={t('settingsSync.profiles.list')}>
        {profiles?.map(({ name, version }) => (
          <li key={name} className={styles['profile']}>
            <span id={`${labelId}-${name}`} className={styles['name']}>
              <bdi>{name}</bdi>
            </span>{' '}
            <Tag>{t('settingsSync.profiles.version', { version })}</Tag>
            {name === inUse ? (
              <Tag>{t('settingsSync.profiles.inUse')}</Tag>
            ) : (
              <>
                <Button
                  size="small"
                  aria-label={t('settingsSync.profiles.useNamed', { name })}
                  isPending={busy === name}
                  disabled={busy !== null}
                  onClick={() => void act('use', name)}
                >
                  {t('settingsSync.profiles.use')}
                </Button>
                <IconButton
                  size="small"
                  icon={TrashIcon}
                  label={t('settingsSync.profiles.delete', { name })}
                  disabled={busy !== null}
                  onClick={() => setLeaving(name)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {failure !== null && (
        <Alert level="error" live="urgent">
          {failure}
        </Alert>
      )}
      <NewProfile
        names={profiles?.map(({ name }) => name) ?? []}
        isBusy={busy !== null}
        onCreate={(name) => act('create', name)}
      />
      {leaving !== null && (
        <ConfirmDialog
          title={t('settingsSync.profiles.deleteQuestion', { name: leaving })}
          acceptLabel={t('common.delete')}
          cancelLabel={t('common.cancel')}
          isDestructive
          onAccept={() => remove(leaving)}
          onCancel={() => setLeaving(null)}
        >
          {t('settingsSync.profiles.deleteText')}
        </ConfirmDialog>
      )}
    </>
  )
}
