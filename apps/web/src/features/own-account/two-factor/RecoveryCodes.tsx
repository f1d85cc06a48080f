import { useEffect, useId, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { saveText } from '../../../lib/save-text.ts'
import { Button } from '../../../ui/Button.tsx'
import ownAccount from '../OwnAccount.module.css'
import { copySecret, inBlocks } from './secrets.ts'
import styles from './TwoFactor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** The control that made them is elsewhere. */
  readonly takesFocus?: boolean
}

/** Recovery codes that were just made, for as long as they are in memory. [DATA-13] */
export function RecoveryCodes({ codes, takesFocus = false }: RecoveryCodesProps) {
  const t = useT()
  const id = useId()
  const text = codes.join('\n')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles['codes']}>
      <div className={styles['codesHead']}>
        <h5 id={id} ref={heading} tabIndex={-1} className={ownAccount['cardTitle']}>
          {t('ownAccount.twoFactor.codes')}
        </h5>
        <span className={styles['tools']}>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('ownAccount.twoFactor.copyCodes')}
            onClick={() => void copySecret(text, 'ownAccount.twoFactor.codesCopied')}
          >
            {t('ownAccount.twoFactor.copy')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('ownAccount.twoFactor.saveCodes')}
            onClick={() => saveText('recovery-codes.txt', text, 'text/plain')}
          >
            {t('ownAccount.twoFactor.save')}
          </Button>
        </span>
      </div>
      <ul className={styles['codeList']} aria-labelledby={id} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{inBlocks(code)}</code>
          </li>
        ))}
      </ul>
      <p className={ownAccount['text']}>{t('ownAccount.twoFactor.codesOnce')}</p>
    </div>
  )
}
