import type { AccountSession } from '@skein/api'
import { useRef, useState } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { longDay } from '../../../lib/written-date.ts'
import { failureText, noticeMs, notify } from '../../../model/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DataRow } from '../../../ui/DataRow.tsx'
import { GlobeIcon } from '../../../ui/icons.tsx'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { useSignOut } from '../../session/index.ts'
import { CallFailure } from '../CallFailure.tsx'
import { DeviceIcon } from '../icons.tsx'
import styles from '../OwnAccount.module.css'
import { useAccountSessions } from './use-account-sessions.ts'

/** Everywhere the account is signed in. [DATA-14] */
export function Sessions() {
  const t = useT()
  const group = useRef<HTMLDivElement>(null)
  const { sessions, ownId, error, isFetching, refetch, ending, progress, failed, end } = useAccountSessions()
  const [asked, setAsked] = useState<readonly AccountSession[] | null>(null)
  const others = sessions?.filter(({ id }) => id !== ownId) ?? []
  const nameOf = ({ appName }: AccountSession) => appName || t('ownAccount.sessions.unnamed')
  const single = asked?.length === 1 ? asked[0] : undefined

  async function accept(chosen: readonly AccountSession[]) {
    setAsked(null)
    const ended = await end(chosen)
    if (ended === null) return
    if (ended.left.length > 0) {
      // Closed meanwhile, the window cannot say so.
      if (group.current === null)
        notify({
          messageKey: 'ownAccount.sessions.endFailed',
          messageArgs: { names: ended.left.map(nameOf).join(', '), reason: failureText(ended.reason, t) },
          timeout: noticeMs.error,
        })
      return
    }
    // Its button has gone.
    group.current?.focus()
    notify({
      level: 'success',
      messageKey: 'ownAccount.sessions.ended',
      messageArgs: { count: chosen.length },
      timeout: noticeMs.success,
    })
  }

  return (
    <SettingsGroup
      title={t('ownAccount.sessions.title')}
      end={
        ownId !== null &&
        others.length > 0 && (
          <Button size="small" variant="ghost" isPending={ending.isPending} onClick={() => setAsked(others)}>
            {t('ownAccount.sessions.endOthers')}
          </Button>
        )
      }
    >
      <div ref={group} tabIndex={-1} className={styles['said']}>
        <LoadFailure
          textKey="ownAccount.sessions.failed"
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
        {sessions === undefined && error === null && (
          <Skeleton kind="line" rows={2} label={t('ownAccount.sessions.loading')} />
        )}
        <CallFailure
          call={ending}
          messageKey="ownAccount.sessions.endFailed"
          messageArgs={{ names: failed.map(nameOf).join(', ') }}
        />
        <p className={styles['none']}>
          {progress !== null && progress.all > 1 && t('ownAccount.sessions.progress', { ...progress })}
        </p>
        {sessions !== undefined && sessions.length > 0 && ownId === null && (
          <p className={styles['none']}>{t('ownAccount.sessions.whichUnknown')}</p>
        )}
      </div>
      {sessions !== undefined && sessions.length > 0 && (
        <ul aria-label={t('ownAccount.sessions.title')}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              name={nameOf(session)}
              isOwn={session.id === ownId}
              isBusy={ending.isPending}
              onEnd={() => setAsked([session])}
            />
          ))}
        </ul>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={
            single === undefined
              ? t('ownAccount.sessions.questionOthers', { count: asked.length })
              : t('ownAccount.sessions.question', { name: nameOf(single) })
          }
          acceptLabel={t('ownAccount.sessions.accept', { count: asked.length })}
          cancelLabel={t('common.cancel')}
          isDestructive
          onAccept={() => void accept(asked)}
          onCancel={() => setAsked(null)}
        >
          {t('ownAccount.sessions.effect')}
        </ConfirmDialog>
      )}
    </SettingsGroup>
  )
}

interface SessionRowProps {
  readonly session: AccountSession
  readonly name: string
  readonly isOwn: boolean
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, name, isOwn, isBusy, onEnd }: SessionRowProps) {
  const t = useT()
  const language = useLanguageTag()
  const { ask, dialog } = useSignOut()
  const { validUntil } = session
  const until =
    validUntil === null
      ? t('ownAccount.sessions.endless')
      : t('ownAccount.sessions.validUntil', { date: longDay(validUntil, language) })
  return (
    <DataRow
      icon={isOwn ? DeviceIcon : GlobeIcon}
      title={isOwn ? t('ownAccount.sessions.own', { name }) : <bdi>{name}</bdi>}
      hint={until}
      actions={
        isOwn ? (
          <>
            <Button size="small" variant="ghost" onClick={ask}>
              {t('ownAccount.sessions.signOut')}
            </Button>
            {dialog}
          </>
        ) : (
          <Button
            size="small"
            aria-label={t('ownAccount.sessions.endLabel', { name })}
            isPending={isBusy}
            onClick={onEnd}
          >
            {t('ownAccount.sessions.end')}
          </Button>
        )
      }
    />
  )
}
