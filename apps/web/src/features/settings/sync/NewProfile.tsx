import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './SyncSection.module.css'

/** Akkoma's own bound on names of profiles. */
const longestName = 255

interface NewProfileProps {
  /** Those that there are. */
  readonly names: readonly string[]
  readonly isBusy: boolean
  /** Answers whether it was made. */
  readonly onCreate: (name: string) => Promise<boolean>
}

/** Begins a profile with what holds here. */
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
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== '' && error === null && !isBusy) void create()
      }}
    >
      <TextField
        label={t('settingsSync.profiles.newName')}
        value={typed}
        onChange={setTyped}
        error={error}
        autoComplete="off"
      />
      <Button type="submit" icon={PlusIcon} disabled={name === '' || error !== null || isBusy}>
        {t('settingsSync.profiles.create')}
      </Button>
    </form>
  )
}
