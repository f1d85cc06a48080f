import { useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CompleteForm } from '../../../ui/CompleteForm.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { CallFailure } from '../CallFailure.tsx'
import { HandleField } from '../HandleField.tsx'
import styles from '../OwnAccount.module.css'
import { handleIn } from '../rules/handle.ts'
import { Card } from './Card.tsx'
import { useAliases } from './use-aliases.ts'

/** Other accounts that the viewer says are theirs too: what moving needs at the other end. [DATA-06] */
export function AliasCard() {
  const t = useT()
  const fieldRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  /** What the last press was about: the failure names it, whatever is typed meanwhile. */
  const [asked, setAsked] = useState('')
  const { aliases, error, isFetching, refetch, add, adding, remove, removing, busy } = useAliases()
  const alias = handleIn(typed)

  async function submit() {
    if (alias === null) return
    setAsked(alias)
    if (await add(alias)) setTyped('')
  }

  async function drop(each: string) {
    // Its button goes.
    if (await remove(each)) fieldRef.current?.focus()
  }

  return (
    <Card title={t('ownAccount.aliases.title')}>
      <LoadFailure
        textKey="ownAccount.aliases.failed"
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
      {aliases === undefined && error === null && (
        <Skeleton kind="line" rows={1} label={t('ownAccount.aliases.loading')} />
      )}
      {aliases !== undefined && aliases.length > 0 && (
        <ul aria-label={t('ownAccount.aliases.title')}>
          {aliases.map((each) => (
            <li key={each} className={styles['alias']}>
              <bdi>@{each}</bdi>
              <IconButton
                size="small"
                icon={CloseIcon}
                label={t('ownAccount.aliases.remove', { alias: each })}
                disabled={removing.isPending}
                onClick={() => void drop(each)}
              />
            </li>
          ))}
        </ul>
      )}
      <CallFailure
        call={removing}
        messageKey="ownAccount.aliases.removeFailed"
        messageArgs={{ alias: busy ?? '' }}
      />
      <CompleteForm className={styles['beside']} isComplete={alias !== null} onComplete={() => void submit()}>
        <HandleField ref={fieldRef} label={t('ownAccount.aliases.field')} value={typed} onChange={setTyped} />
        <Button type="submit" aria-label={t('ownAccount.aliases.addLabel')} isPending={adding.isPending}>
          {t('ownAccount.aliases.add')}
        </Button>
      </CompleteForm>
      <CallFailure call={adding} messageKey="ownAccount.aliases.addFailed" messageArgs={{ alias: asked }} />
    </Card>
  )
}
