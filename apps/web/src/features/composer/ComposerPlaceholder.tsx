import { clsx } from 'clsx'
import { useState, type SyntheticEvent } from 'react'
import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { readDraftText, typeIntoDraft } from '../../model/writing.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ImageIcon, PollIcon, WarningIcon, type IconComponent } from '../../ui/icons.tsx'
import type { ComposerStart } from './Composer.tsx'
import styles from './Composer.module.css'
import { offersPolls } from './rules/offers-polls.ts'
import { isSendKey } from './send-key.ts'

interface ComposerPlaceholderProps {
  accountId: string
  onType: () => void
  /** Somebody is near: fetch it. */
  onNear: () => void
  /** Somebody wants to write: take its place. */
  onWanted: (first: ComposerStart) => void
}

/** Looks and types like the form while that is on its way; what is typed here goes into it. */
export function ComposerPlaceholder({ accountId, onType, onNear, onWanted }: ComposerPlaceholderProps) {
  const t = useT()
  const instance = useInstance()
  const [text, setText] = useState(() => readDraftText(accountId))
  const want = (first: ComposerStart) => {
    // Another tab may have gone on with it.
    setText(readDraftText(accountId))
    onWanted(first)
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    want(text.trim() === '' ? 'text' : 'send')
  }
  const button = (label: string, icon: IconComponent, first: ComposerStart) => (
    <IconButton label={label} icon={icon} size="small" onClick={() => want(first)} />
  )
  return (
    <form
      className={clsx(styles['composer'], styles['panel'])}
      aria-label={t('composer.formNew')}
      onSubmit={send}
    >
      <textarea
        className={styles['text']}
        aria-label={t('composer.text')}
        placeholder={t('composer.placeholder')}
        dir="auto"
        rows={2}
        value={text}
        // Who goes back into the text does not mean to send it as it was when Post was pressed.
        onFocus={() => want('text')}
        onPointerEnter={onNear}
        onChange={(event) => {
          typeIntoDraft(accountId, event.target.value)
          setText(event.target.value)
          onType()
        }}
        onKeyDown={(event) => isSendKey(event) && send(event)}
      />
      <div className={styles['footer']}>
        {button(t('composer.addMedia'), ImageIcon, 'files')}
        {offersPolls(instance) && button(t('composer.addPoll'), PollIcon, 'poll')}
        {button(t('composer.addSubject'), WarningIcon, 'subject')}
        <span className={styles['saved']} />
        <Button type="submit" size="small" variant="soft">
          {t('composer.post')}
        </Button>
      </div>
    </form>
  )
}
