import { ApiError, changeMascot, fetchMascot, type Mascot as MascotImage } from '@skein/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { openableUrl } from '../../../lib/openable-url.ts'
import { useCall } from '../../../lib/use-call.ts'
import { getClient } from '../../../model/client.ts'
import { isNotOffered } from '../../../model/is-transient.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { changeOrLook } from '../../../model/uncertain.ts'
import { getServer } from '../../../model/server.ts'
import { getSession, useViewerId } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { CallFailure } from '../CallFailure.tsx'
import styles from './Mascot.module.css'

/** Akkoma sends its default one without its host. */
const addressOf = ({ url }: MascotImage): string | null => {
  const whole = URL.parse(url, `${getServer()}/`)?.href
  return whole === undefined ? null : openableUrl(whole)
}

/** The picture that the server's own interface shows beside the composer. Not drawn where a server has none. [SET-39] */
export function Mascot() {
  const t = useT()
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const queryKey = ['mascot', viewerId]
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const changing = useCall()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchMascot(getClient(), { signal }),
    enabled: viewerId !== null,
  })
  if (viewerId === null || (data === undefined && (error === null || isNotOffered(error)))) return null

  async function replace(file: File) {
    const isDone = await changing.run(async () => {
      // Another client may have replaced it since it was read.
      const before = await fetchMascot(getClient())
      if (getSession().viewerId !== viewerId) throw new ApiError({ kind: 'aborted' })
      queryClient.setQueryData(queryKey, before)
      const changed = await changeOrLook(
        () => changeMascot(getClient(), file),
        async () => {
          const value = await fetchMascot(getClient())
          return value.url === before.url ? null : { value }
        },
      )
      queryClient.setQueryData(queryKey, changed)
    })
    if (isDone)
      notify({ level: 'success', messageKey: 'ownAccount.mascot.changed', timeout: noticeMs.success })
  }

  return (
    <SettingsGroup title={t('ownAccount.mascot.title')} isInset>
      {data === undefined ? (
        <LoadFailure
          textKey="ownAccount.mascot.failed"
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <div className={styles['row']}>
          <Picture className={styles['picture']} src={addressOf(data)} alt={t('ownAccount.mascot.alt')} />
          <p id={hintId} className={styles['hint']}>
            {t('ownAccount.mascot.hint')}
          </p>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('ownAccount.mascot.replace')}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file !== undefined) void replace(file)
              target.value = ''
            }}
          />
          <Button
            size="small"
            aria-describedby={hintId}
            isPending={changing.isPending}
            onClick={() => input.current?.click()}
          >
            {t('ownAccount.mascot.replace')}
          </Button>
        </div>
      )}
      <CallFailure call={changing} messageKey="ownAccount.mascot.changeFailed" />
    </SettingsGroup>
  )
}
