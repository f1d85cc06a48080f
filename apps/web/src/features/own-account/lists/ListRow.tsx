import { importPeople, type PeopleList } from '@skein/api'
import { useId, useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataRow } from '../../../ui/DataRow.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'
import { CallFailure } from '../CallFailure.tsx'
import styles from '../OwnAccount.module.css'
import { useCall } from '../../../lib/use-call.ts'
import { SaveButton } from './SaveButton.tsx'
import { type ListFile, useListFile } from './use-list-file.ts'

interface ListRowProps {
  readonly list: PeopleList
  readonly icon: IconComponent
}

/** One list of people: saved as a file, and handed to the server from one. [DATA-05] */
export function ListRow({ list, icon }: ListRowProps) {
  const t = useT()
  const hintId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { chosen, choose, forget } = useListFile()
  const [sent, setSent] = useState<ListFile | null>(null)
  const saving = useCall()
  const sending = useCall()
  const title = t(`ownAccount.lists.${list}`)
  const file = chosen !== null && typeof chosen === 'object' ? chosen : null

  function begin() {
    forget()
    setSent(null)
    sending.dismiss()
  }

  function putAway() {
    begin()
    // What had the focus goes.
    buttonRef.current?.focus()
  }

  async function send(given: ListFile) {
    if (!(await sending.run(() => importPeople(getClient(), list, given.handles)))) return
    putAway()
    setSent(given)
  }

  return (
    <DataRow
      icon={icon}
      title={title}
      hint={
        file === null
          ? t('ownAccount.lists.hint')
          : t('ownAccount.lists.chosen', { name: file.name, count: file.handles.length })
      }
      hintId={hintId}
      actions={
        <>
          <SaveButton list={list} title={title} saving={saving} />
          <input
            ref={inputRef}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            hidden
            aria-label={t('ownAccount.lists.chooseLabel', { title })}
            onChange={({ target }) => {
              const [given] = target.files ?? []
              begin()
              if (given !== undefined) void choose(given)
              target.value = ''
            }}
          />
          <Button
            ref={buttonRef}
            size="small"
            aria-label={t(chosen === null ? 'ownAccount.lists.chooseLabel' : 'ownAccount.lists.otherLabel', {
              title,
            })}
            aria-describedby={hintId}
            onClick={() => inputRef.current?.click()}
          >
            {t(chosen === null ? 'settingsData.file.choose' : 'settingsData.file.chooseOther')}
          </Button>
        </>
      }
    >
      <CallFailure call={saving} messageKey="ownAccount.lists.saveFailed" messageArgs={{ title }} />
      {typeof chosen === 'string' && (
        <Alert level="error" live="urgent" onDismiss={putAway} dismissLabel={t('common.dismissError')}>
          {t(`ownAccount.lists.trouble.${chosen}`)}
        </Alert>
      )}
      {file !== null && (
        <Alert level="info" live="polite">
          <p>
            {t(`ownAccount.lists.about.${list}`, { count: file.handles.length })}{' '}
            {file.skipped > 0 && t('ownAccount.lists.skipped', { count: file.skipped })}
          </p>
          <div className={styles['buttons']}>
            <Button
              size="small"
              variant="primary"
              isPending={sending.isPending}
              onClick={() => void send(file)}
            >
              {t('ownAccount.lists.send', { count: file.handles.length })}
            </Button>
            <Button size="small" variant="ghost" onClick={putAway}>
              {t('common.cancel')}
            </Button>
          </div>
        </Alert>
      )}
      <CallFailure call={sending} messageKey={`ownAccount.lists.sendFailed.${list}`} />
      {sent !== null && (
        <Alert level="success" live="polite" onDismiss={putAway} dismissLabel={t('common.dismiss')}>
          {t('ownAccount.lists.sent', { name: sent.name, count: sent.handles.length })}
        </Alert>
      )}
    </DataRow>
  )
}
