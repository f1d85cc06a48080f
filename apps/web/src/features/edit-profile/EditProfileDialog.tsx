import { fetchOwnProfile } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { confirmSession, getToken, useSession } from '../../model/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { EditProfile } from './EditProfile.tsx'
import styles from './EditProfileDialog.module.css'

interface EditProfileDialogProps {
  readonly onClose: () => void
}

/** The own profile as the server has it now: it may have been changed from elsewhere. */
function useOwnProfile() {
  const { viewerId } = useSession()
  return useQuery({
    queryKey: ['own-profile', viewerId],
    queryFn: async ({ signal }) => {
      const token = getToken()
      const own = await fetchOwnProfile(getClient(), { signal, token })
      if (token !== null) confirmSession(token, own.account)
      return own
    },
    // What is being written stays as it is; the next opening asks anew.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** The own profile in a window, until the settings have it. The window stays when the profile has come. */
export function EditProfileDialog({ onClose }: EditProfileDialogProps) {
  const t = useT()
  const { data: own, error, isFetching, refetch } = useOwnProfile()
  const [isChanged, setIsChanged] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [saveIn, setSaveIn] = useState<HTMLElement | null>(null)
  const leave = () => {
    if (isChanged) setIsAsking(true)
    else onClose()
  }
  return (
    <Dialog
      title={t('editProfile.title')}
      onClose={leave}
      headerEnd={<IconButton icon={CloseIcon} label={t('common.close')} onClick={leave} />}
      footer={
        own === undefined ? undefined : (
          <>
            <Button onClick={leave}>{t('common.cancel')}</Button>
            <div ref={setSaveIn} className={styles['save']} />
          </>
        )
      }
    >
      {own !== undefined && (
        <EditProfile
          key={own.account.id}
          own={own}
          onSaved={onClose}
          onChanged={setIsChanged}
          saveIn={saveIn}
        />
      )}
      {own === undefined && (
        <div className={styles['waiting']}>
          {error === null ? (
            <Skeleton label={t('editProfile.loading')} rows={4} />
          ) : (
            <LoadFailure
              textKey="editProfile.failed"
              error={error}
              onRetry={refetch}
              isRetrying={isFetching}
            />
          )}
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('editProfile.leave.title')}
          acceptLabel={t('editProfile.leave.accept')}
          cancelLabel={t('editProfile.leave.stay')}
          isDestructive
          onCancel={() => setIsAsking(false)}
          onAccept={onClose}
        >
          {t('editProfile.leave.effect')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
