import { choosePreferredFrontend, fetchAvailableFrontends } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { getClient } from '../../../model/client.ts'
import { useCan } from '../../../model/instance.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './AboutSection.module.css'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'

/** Ours is not among the others, whatever release of it the server names. */
const isOther = (name: string) => !name.startsWith('skein/')

interface OtherClientsProps {
  /** Shows the page anew, which the server then makes of the other client. */
  readonly onChosen?: () => void
}

/** The way back to another client of this server, for as long as the browser keeps the choice; nothing where there is none. */
export function OtherClients({ onChosen = () => location.assign('/') }: OtherClientsProps) {
  const t = useT()
  const isAkkoma = useCan('settingsProfiles')
  const { value } = useAnswer({
    about: isAkkoma ? 'frontends' : null,
    ask: (signal) => fetchAvailableFrontends(getClient(), { signal }),
  })
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const names = value?.filter(isOther) ?? []
  if (names.length === 0) return null

  async function choose(name: string) {
    setBusy(name)
    setFailure(null)
    try {
      await choosePreferredFrontend(getClient(), name)
      onChosen()
    } catch (error) {
      setFailure(t('settingsWindow.about.useFailed', { name, reason: failureText(error, t) }))
    } finally {
      setBusy(null)
    }
  }

  return (
    <SettingsGroup
      isInset
      title={t('settingsWindow.about.others')}
      note={t('settingsWindow.about.othersHint')}
    >
      <ul className={styles['names']}>
        {names.map((name) => (
          <li key={name}>
            <Button isPending={busy === name} disabled={busy !== null} onClick={() => void choose(name)}>
              {t('settingsWindow.about.use', { name })}
            </Button>
          </li>
        ))}
      </ul>
      {failure !== null && (
        <Alert level="error" live="urgent">
          {failure}
        </Alert>
      )}
    </SettingsGroup>
  )
}
