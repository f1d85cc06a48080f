import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CompleteForm, useMissing } from '../../../ui/CompleteForm.tsx'
import { PlusIcon } from '../../../ui/icons.tsx'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'
import styles from './SyncSection.module.css'

/** Akkoma's own bound on names of profiles. */
const longestName = 255

interface NewProfileProps {
  /** Names that are taken. */
  readonly names: readonly string[]
  readonly isBusy: boolean
  /** Resolves to whether it was created. */
  readonly onCreate: (name: string) => Promise<boolean>
}

/** Creates a profile from the current settings. */
export function NewProfile({ names, isBusy, onCreate }: NewProfileProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const error = names.includes(name)
    ? t('settingsSync.profiles.nameTaken')
    : name.length > longestName
      ? t('settingsSync.profiles.nameTooLong', { allowed: longestName })
      : null

  async function create() {
    if (await onCreate(name)) setTyped('')
  }

  return (
    <CompleteForm
      className={styles['form']}
      isComplete={name !== '' && error === null}
      onComplete={() => void create()}
    >
      <NameField value={typed} onChange={setTyped} error={error} />
      <Button type="submit" icon={PlusIcon} isPending={isBusy}>
        {t('settingsSync.profiles.create')}
      </Button>
    </CompleteForm>
  )
}

function NameField({ error, ...rest }: Pick<TextFieldProps, 'value' | 'onChange' | 'error'>) {
  const t = useT()
  const missing = useMissing(rest.value.trim() === '', t('settingsSync.profiles.nameMissing'))
  return (
    <TextField
      {...rest}
      label={t('settingsSync.profiles.newName')}
      error={error ?? missing}
      autoComplete="off"
    />
  )
}
