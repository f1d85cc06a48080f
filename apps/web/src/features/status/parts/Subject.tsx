import { isLongSubject } from '@skein/rich-text'
import type { StatusRow } from '@skein/store'
import { clsx } from 'clsx'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { useViewerId } from '../../../model/session.ts'
import { DownIcon, EyeIcon, EyeOffIcon, UpIcon, WarningIcon } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { viewOf } from '../../lazy/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { acting } from '../act.ts'
import { rememberRow, toggleSubject, useRowMemory } from '../row-memory.ts'
import { insideOf, insideTexts } from '../rules/inside.ts'
import styles from './Subject.module.css'

const RuleOffer = viewOf(acting, (code) => code.RuleOffer, <div className={styles['room']} />, {
  failsQuietly: true,
})

interface SubjectProps {
  readonly status: StatusRow
  readonly isOpen: boolean
  /** With the setting off, a subject is a title and hides nothing. */
  readonly canShut: boolean
  readonly id: string
  readonly bodyId: string
  /** The name of a filter that covers the post. */
  readonly warning: string | null
}

/** The subject line, and the bar that opens and shuts what is behind it. [POST-47] */
export function Subject({ status, isOpen, canShut, id, bodyId, warning }: SubjectProps) {
  const t = useT()
  const viewerId = useViewerId()
  const memory = useRowMemory(status.id)
  const { subject } = status
  const words =
    warning === null
      ? subject
      : subject === ''
        ? t('status.label.filtered', { filter: warning })
        : t('status.label.filteredSubject', { subject, filter: warning })
  const isLong = isLongSubject(subject)
  const isWhole = memory.isLongSubjectOpen === true
  const language = useLanguageTag()
  const inside = isOpen ? '' : listOf(language, 'unit', insideTexts(insideOf(status), t, language))
  return (
    <>
      <div className={styles['subject']}>
        <WarningIcon className={styles['icon']} />
        <span
          id={id}
          className={clsx(styles['words'], isLong && !isWhole && styles['cut'])}
          dir="auto"
          lang={warning === null ? (status.language ?? undefined) : undefined}
        >
          <EmojiText text={words} emojis={status.emojis} />
        </span>
      </div>
      {isLong && (
        <button
          type="button"
          className={styles['whole']}
          aria-expanded={isWhole}
          onClick={() => rememberRow(status.id, { isLongSubjectOpen: !isWhole })}
        >
          {isWhole ? t('status.hideSubject') : t('status.showSubject')}
        </button>
      )}
      {canShut && (
        <button
          type="button"
          className={styles['bar']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => toggleSubject(status.id, isOpen, warning !== null)}
        >
          {isOpen ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
          {isOpen
            ? t('status.hidePost')
            : inside === ''
              ? t('status.showPost')
              : t.rich('status.showPostWith', {
                  inside,
                  unseen: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
                  end: (words) => <span className={styles['inside']}>{words}</span>,
                })}
          {isOpen ? (
            <UpIcon size={16} className={styles['end']} />
          ) : (
            <DownIcon size={16} className={styles['end']} />
          )}
        </button>
      )}
      {canShut && warning === null && memory.offersRule === true && viewerId !== null && (
        <RuleOffer subject={subject} isOpen={isOpen} />
      )}
    </>
  )
}
