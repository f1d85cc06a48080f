import { clsx } from 'clsx'
import type { SyntheticEvent } from 'react'
import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ImageIcon, PollIcon, WarningIcon } from '../../ui/icons.tsx'
import type { ComposerStart } from './Composer.tsx'
import styles from './Composer.module.css'
import { offersPolls } from './rules/offers-polls.ts'
import { isSendKey } from './send-key.ts'

export interface ComposerPlaceholderProps {
  label: string
  text: string
  onType: (text: string) => void
  /** Somebody is near: fetch it. */
  onNear: () => void
  /** Somebody wants to write: take its place. */
  onWanted: (first?: ComposerStart) => void
}

/** Looks and types like the form while that is on its way; what is typed here goes into it. */
export function ComposerPlaceholder({ label, text, onType, onNear, onWanted }: ComposerPlaceholderProps) {
  const t = useT()
  const instance = useInstance()
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    onWanted(text.trim() === '' ? 'text' : 'send')
  }
  return (
    <form className={clsx(styles['composer'], styles['panel'])} aria-label={label} onSubmit={send}>
      <textarea
        className={styles['text']}
        aria-label={t('composer.text')}
        placeholder={t('composer.placeholder')}
        dir="auto"
        rows={2}
        value={text}
        onFocus={() => onWanted()}
        onPointerEnter={onNear}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => isSendKey(event) && send(event)}
      />
      <div className={styles['footer']}>
        <IconButton
          label={t('composer.addMedia')}
          icon={ImageIcon}
          size="small"
          onClick={() => onWanted('files')}
        />
        {offersPolls(instance) && (
          <IconButton
            label={t('composer.addPoll')}
            icon={PollIcon}
            size="small"
            onClick={() => onWanted('poll')}
          />
        )}
        <IconButton
          label={t('composer.addSubject')}
          icon={WarningIcon}
          size="small"
          onClick={() => onWanted('subject')}
        />
        <span className={styles['saved']} />
        <Button type="submit" size="small" variant="soft">
          {t('composer.post')}
        </Button>
      </div>
    </form>
  )
}
