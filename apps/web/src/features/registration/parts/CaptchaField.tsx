import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { RefreshIcon } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import styles from '../SignUp.module.css'
import type { CaptchaState } from '../use-captcha.ts'

interface CaptchaFieldProps {
  readonly captcha: CaptchaState
  readonly error: string | undefined
}

/** The picture, which is the way to another one, and the box for what it shows [REG-13] to [REG-15]. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const t = useT()
  const { puzzle } = captcha
  if (captcha.error !== null)
    return <LoadFailure textKey="registration.captcha.failed" error={captcha.error} onRetry={captcha.renew} />
  if (puzzle === null) return null
  return (
    <fieldset className={styles['captcha']}>
      <legend>{t('registration.captcha.label')}</legend>
      {puzzle.url === '' ? (
        <p className={styles['note']}>{t('registration.captcha.noPicture', { type: puzzle.type })}</p>
      ) : (
        <Picture key={puzzle.url} url={puzzle.url} isFetching={captcha.isFetching} onPress={captcha.renew} />
      )}
      <TextField
        label={t('registration.captcha.answer')}
        hint={puzzle.url === '' ? undefined : t('registration.captcha.hint')}
        error={error}
        value={captcha.answer}
        onChange={captcha.change}
        name="captcha_solution"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
      />
    </fieldset>
  )
}

interface PictureProps {
  readonly url: string
  readonly isFetching: boolean
  readonly onPress: () => void
}

function Picture({ url, isFetching, onPress }: PictureProps) {
  const t = useT()
  const [isBroken, setIsBroken] = useState(false)
  return (
    <button
      type="button"
      className={styles['picture']}
      aria-label={t('registration.captcha.another')}
      data-tooltip={t('registration.captcha.another')}
      aria-busy={isFetching || undefined}
      onClick={onPress}
    >
      {isBroken ? (
        <span className={styles['broken']}>{t('registration.captcha.pictureFailed')}</span>
      ) : (
        <img src={url} alt="" onError={() => setIsBroken(true)} />
      )}
      <RefreshIcon size={16} />
    </button>
  )
}
