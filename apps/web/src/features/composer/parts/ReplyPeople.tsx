import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import type { Parent } from '../checks/checks.ts'
import { mentionedIn, without, withoutMentions } from '../rules/mentions.ts'
import type { ComposerHandle } from '../use-composer.ts'
import { truncated } from '../../../ui/Truncate.tsx'
import styles from './ReplyPeople.module.css'

interface ReplyPeopleProps {
  readonly composer: ComposerHandle
  readonly parent: Parent | null
}

/** Whom the answer is addressed to, of those in the post that is answered: each can be left out, and taken in again. */
export function ReplyPeople({ composer, parent }: ReplyPeopleProps) {
  const t = useT()
  const { state, dispatch, isPosting } = composer
  if (parent?.kind !== 'reply' || parent.people.length === 0) return null
  const mentioned = mentionedIn(state.text)
  const toggle = (name: string, isIn: boolean) =>
    dispatch({
      type: 'textChanged',
      text: isIn ? withoutMentions(state.text, [name]) : `@${name} ${state.text}`,
    })
  return (
    <div className={styles['people']} role="group" aria-label={t('composer.replyTo')}>
      <span aria-hidden="true">{t('composer.replyTo')}</span>
      {parent.people.map((name) => {
        const isIn = without([name], mentioned).length === 0
        return (
          <button
            key={name}
            type="button"
            dir="auto"
            className={clsx(truncated, styles['person'], !isIn && styles['out'])}
            aria-pressed={isIn}
            disabled={isPosting}
            onClick={() => toggle(name, isIn)}
          >
            @{name}
          </button>
        )
      })}
    </div>
  )
}
