import { toReadableHost } from '@skein/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/Button.tsx'
import { RestrictedList } from './parts/RestrictedList.tsx'
import { ServerForm } from './parts/ServerForm.tsx'
import styles from './Restrictions.module.css'
import { fitsHost, readHost } from './rules/hosts.ts'
import { changeServer, liftServers, useIsChanging, useServers } from './servers.ts'

const nothing: readonly string[] = []

/** As in an address, whatever another client wrote. */
const hostIn = (entry: string): string => readHost(entry) ?? entry
const nameOf = (entry: string): string => toReadableHost(hostIn(entry))

/** Blocked servers; what is typed to block another filters them, too. [SET-38] */
export function ServersPanel() {
  const queryClient = useQueryClient()
  const fieldRef = useRef<HTMLInputElement>(null)
  const servers = useServers()
  const [text, setText] = useState('')
  const blocked = (servers.items ?? nothing).map(hostIn)
  return (
    <>
      <ServerForm text={text} onType={setText} blocked={blocked} fieldRef={fieldRef} />
      <RestrictedList
        kind="servers"
        pages={servers}
        isShown={(host) => fitsHost(hostIn(host), text)}
        isFiltered={text.trim() !== ''}
        nameOf={nameOf}
        fallbackRef={fieldRef}
        onLift={(hosts) => liftServers(queryClient, hosts)}
        renderEntry={(host) => <ServerEntry host={host} />}
      />
    </>
  )
}

function ServerEntry({ host }: { readonly host: string }) {
  const t = useT()
  const queryClient = useQueryClient()
  const isChanging = useIsChanging(host)
  const name = nameOf(host)
  return (
    <div className={styles['server']}>
      <bdi className={styles['host']}>{name}</bdi>
      <Button
        size="small"
        isPending={isChanging}
        aria-label={t('relations.labels.unblockDomain', { domain: name })}
        onClick={() => void changeServer({ queryClient, host, name, isOn: false, t })}
      >
        {t('relations.labels.unblock')}
      </Button>
    </div>
  )
}
