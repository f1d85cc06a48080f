import type { StatusRow } from '@skein/store'
import { useId } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { fullDate } from '../../../lib/written-date.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import { Gallery } from '../../media/index.ts'
import { EmojiText, RichText } from '../../rich-text/index.ts'
import { changesBetween, hasChanges, type PostVersion } from '../rules/versions.ts'
import { diffWords, readableParts } from '../rules/word-diff.ts'
import styles from './HistoryWindow.module.css'

interface VersionItemProps {
  readonly version: PostVersion
  /** The version before it; null for the first one. */
  readonly earlier: PostVersion | null
  readonly status: StatusRow
  readonly isNewest: boolean
  readonly marksChanges: boolean
}

/** One version of a post as it was read, or as it differs from the one before. */
export function VersionItem({ version, earlier, status, isNewest, marksChanges }: VersionItemProps) {
  const t = useT()
  const language = useLanguageTag()
  const id = useId()
  const ms = Date.parse(version.createdAt ?? '')
  const before = marksChanges ? earlier : null
  return (
    <article aria-labelledby={id}>
      <h3 className={styles['when']} id={id}>
        {!Number.isNaN(ms) && <time dateTime={version.createdAt ?? undefined}>{fullDate(ms, language)}</time>}
        {isNewest && <b>{t('status.versions.newest')}</b>}
        {earlier === null && <b>{t('status.versions.first')}</b>}
      </h3>
      {before === null ? (
        <Whole version={version} status={status} />
      ) : (
        <Difference before={before} after={version} lang={status.language} />
      )}
      {version.attachments.length > 0 && (
        <Gallery
          attachments={version.attachments}
          isSensitive={version.isSensitive}
          lang={status.language}
          isSmall
        />
      )}
      {version.pollOptions !== null && version.pollOptions.length > 0 && (
        <ul className={styles['options']}>
          {version.pollOptions.map((option, index) => (
            // Two answers may have the same words, and none of them moves.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} dir="auto">
              {option}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function Whole({ version, status }: { readonly version: PostVersion; readonly status: StatusRow }) {
  return (
    <>
      {version.subject !== '' && (
        <p className={styles['subject']} dir="auto" lang={status.language ?? undefined}>
          <WarningIcon size={16} />
          <EmojiText text={version.subject} emojis={version.emojis} />
        </p>
      )}
      <RichText
        html={version.content}
        emojis={version.emojis}
        mentions={status.mentions}
        tags={status.tags}
        lang={status.language}
        contentType={status.contentType}
        hasQuoteCard={status.quotedId !== null}
      />
    </>
  )
}

interface DifferenceProps {
  readonly before: PostVersion
  readonly after: PostVersion
  readonly lang: string | null
}

function Difference({ before, after, lang }: DifferenceProps) {
  const t = useT()
  const language = useLanguageTag()
  const changes = changesBetween(before, after)
  const notes = [
    changes.isSensitive === true && t('status.versions.sensitive'),
    changes.isSensitive === false && t('status.versions.notSensitive'),
    changes.filesAdded > 0 && t('status.versions.filesAdded', { count: changes.filesAdded }),
    changes.filesRemoved > 0 && t('status.versions.filesRemoved', { count: changes.filesRemoved }),
    changes.hasPoll && t('status.versions.poll'),
  ].filter((note) => note !== false)
  return (
    <>
      {changes.hasSubject && (
        <p className={styles['subject']}>
          <WarningIcon size={16} />
          <Words
            before={before.subject}
            after={after.subject}
            lang={lang}
            label={t('status.versions.subject')}
          />
        </p>
      )}
      <p className={styles['text']}>
        <Words before={before.text} after={after.text} lang={lang} />
      </p>
      {notes.length > 0 && <p className={styles['notes']}>{listOf(language, 'unit', notes)}</p>}
      {!hasChanges(changes) && <p className={styles['notes']}>{t('status.versions.none')}</p>}
    </>
  )
}

interface WordsProps {
  readonly before: string
  readonly after: string
  readonly lang: string | null
  readonly label?: string
}

function Words({ before, after, lang, label }: WordsProps) {
  const parts = readableParts(diffWords(before, after))
  return (
    <span dir="auto" lang={lang ?? undefined} title={label}>
      {parts.map(({ kind, text }, index) => {
        const key = `${index}`
        if (kind === 'added') return <ins key={key}>{text}</ins>
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
      })}
    </span>
  )
}
