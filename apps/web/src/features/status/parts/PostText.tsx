import type { StatusRow } from '@skein/store'
import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import { FoldButton } from '../../../ui/FoldButton.tsx'
import { RichText } from '../../rich-text/index.ts'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import { foldsText } from '../rules/folds-text.ts'
import styles from './PostText.module.css'

interface PostTextProps {
  readonly status: StatusRow
  readonly id: string
  readonly look: 'timeline' | 'focused' | 'quote'
}

/** What was written; a tall text shows its beginning first. [POST-46, POST-48] */
export function PostText({ status, id, look }: PostTextProps) {
  const t = useT()
  const { isTallOpen = false, areMentionsOpen = false } = useRowMemory(status.id)
  const isTall = foldsText(status)
  if (status.content === '') return null
  const canFold = look === 'timeline' && isTall
  const text = (
    <RichText
      id={id}
      mentionsMemory={[areMentionsOpen, (isOpen) => rememberRow(status.id, { areMentionsOpen: isOpen })]}
      html={status.content}
      emojis={status.emojis}
      mentions={status.mentions}
      tags={status.tags}
      lang={status.language}
      contentType={status.contentType}
      hasQuoteCard={status.quotedId !== null}
      isFolded={look === 'quote' || (canFold && !isTallOpen)}
      originalUrl={status.url ?? status.uri}
      className={clsx(styles['text'], styles[look], canFold && !isTallOpen && styles['folded'])}
    />
  )
  if (!canFold) return text
  return (
    <>
      {text}
      <FoldButton
        label={isTallOpen ? t('status.showLess') : t('status.showMore')}
        isOpen={isTallOpen}
        controls={id}
        onPress={() => rememberRow(status.id, { isTallOpen: !isTallOpen })}
      />
    </>
  )
}
