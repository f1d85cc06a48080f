import type { Ref } from 'react'

import { useT } from '../../i18n/index.ts'
import { useMissing } from '../../ui/CompleteForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { handleIn } from './rules/handle.ts'

interface HandleFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** The handle of an account, `name@server`; says so where something else is typed. */
export function HandleField({ value, ...rest }: HandleFieldProps) {
  const t = useT()
  const isHandle = handleIn(value) !== null
  const missing = useMissing(!isHandle, t('ownAccount.notAHandle'))
  return (
    <TextField
      {...rest}
      value={value}
      placeholder={t('ownAccount.handlePlaceholder')}
      error={value.trim() !== '' && !isHandle ? t('ownAccount.notAHandle') : missing}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
