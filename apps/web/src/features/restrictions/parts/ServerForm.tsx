import { toReadableHost } from '@skein/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent, type RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import styles from '../Restrictions.module.css'
import { readHost } from '../rules/hosts.ts'
import { changeServer, useIsChanging } from '../servers.ts'
import { ServerField } from './ServerField.tsx'

interface ServerFormProps {
  readonly text: string
  readonly onType: (text: string) => void
  /** Hosts that are blocked already. */
  readonly blocked: readonly string[]
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

/** Blocks one more server, after a question: followers there are lost. [SET-38] */
export function ServerForm({ text, onType, blocked, fieldRef }: ServerFormProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [error, setError] = useState<'invalid' | 'known' | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const isChanging = useIsChanging(readHost(text) ?? '')
  const domain = asked === null ? '' : toReadableHost(asked)

  function type(next: string) {
    setError(null)
    onType(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isChanging) return
    const host = readHost(text)
    if (host !== null && !blocked.includes(host)) return setAsked(host)
    setError(host === null ? 'invalid' : 'known')
    fieldRef.current?.focus()
  }

  async function block(host: string) {
    setAsked(null)
    const isDone = await changeServer({ queryClient, host, name: domain, isOn: true, t })
    if (isDone) onType('')
  }

  return (
    <form noValidate className={styles['form']} aria-label={t('restrictions.servers.form')} onSubmit={submit}>
      <ServerField
        text={text}
        onType={type}
        blocked={blocked}
        error={error === null ? undefined : t(`restrictions.servers.error.${error}`)}
        fieldRef={fieldRef}
      />
      <Button type="submit" isPending={isChanging}>
        {t('restrictions.servers.add')}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          title={t('relations.questions.domain.title', { domain })}
          acceptLabel={t('relations.labels.blockDomain', { domain })}
          cancelLabel={t('common.cancel')}
          isDestructive
          onCancel={() => setAsked(null)}
          onAccept={() => void block(asked)}
        >
          {t('relations.questions.domain.effect')}
        </ConfirmDialog>
      )}
    </form>
  )
}
