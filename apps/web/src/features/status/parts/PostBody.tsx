import type { StatusRow } from '@skein/store'
import { lazyView } from '../../lazy/index.ts'
import {
  Gallery,
  HashtagsLine,
  LinkCard,
  Poll,
  QuoteCard,
  QuoteUnavailable,
  Subject,
} from '../attached-part.tsx'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import { canClose, isTextShown } from '../rules/showing.ts'
import { isShownTranslation } from '../rules/translations.ts'
import { unwrittenTags } from '../rules/unwritten-tags.ts'
import { useSubjectRules } from '../subject-rules.ts'
import { PostText } from './PostText.tsx'

const TranslationBox = lazyView(() => import('./TranslationBox.tsx').then((part) => part.TranslationBox))

interface PostBodyProps {
  readonly status: StatusRow
  /** Start of the ids of the parts. */
  readonly id: string
  readonly look: 'timeline' | 'focused'
  /** The row that shows it. */
  readonly place: string
  readonly isInConversation: boolean
  /** The name of a filter that covers it. */
  readonly warning?: string | null | undefined
}

/** Everything between the header and the reactions. [POST-01] */
export function PostBody({ status, id, look, place, isInConversation, warning = null }: PostBodyProps) {
  const { isSubjectOpen, isMediaShown = false, isGalleryWhole = false, translation } = useRowMemory(status.id)
  const isCovered = warning !== null
  const hasSubject = status.subject !== '' || isCovered
  const rules = useSubjectRules(status, isCovered)
  const isOpen = isTextShown(status, isSubjectOpen, rules)
  const textId = `${id}-text`
  const tags = unwrittenTags(status)
  return (
    <>
      {hasSubject && (
        <Subject
          status={status}
          isOpen={isOpen}
          canShut={canClose(status, rules)}
          id={`${id}-subject`}
          bodyId={textId}
          warning={warning}
        />
      )}
      {isOpen && (
        <>
          <PostText status={status} id={textId} look={look} />
          {isShownTranslation(translation, status.content) && (
            <TranslationBox status={status} translation={translation} />
          )}
          {status.attachments.length > 0 && (
            <Gallery
              attachments={status.attachments}
              isSensitive={status.isSensitive}
              lang={status.language}
              isInConversation={isInConversation}
              post={{ statusId: status.id, place }}
              isShown={isMediaShown}
              onShow={(isShown) => rememberRow(status.id, { isMediaShown: isShown })}
              isWhole={isGalleryWhole}
              onWhole={(isWhole) => rememberRow(status.id, { isGalleryWhole: isWhole })}
            />
          )}
          {status.pollId !== null && <Poll pollId={status.pollId} lang={status.language} />}
          {status.quotedId !== null && <QuoteCard statusId={status.quotedId} id={`${id}-quote`} />}
          {status.hasUnavailableQuote && status.quotedId === null && <QuoteUnavailable />}
          {status.card !== null && status.quotedId === null && (
            <LinkCard
              card={status.card}
              isSensitive={status.isSensitive}
              isInConversation={isInConversation}
            />
          )}
          {tags.length > 0 && <HashtagsLine statusId={status.id} tags={tags} />}
        </>
      )}
    </>
  )
}
