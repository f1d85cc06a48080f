import type { StatusRow } from '@skein/store'
import { useSetting } from '../../../model/settings.ts'
import { Gallery } from '../../media/index.ts'
import { Poll } from '../../polls/index.ts'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import { LinkCard } from './LinkCard.tsx'
import { PostText } from './PostText.tsx'
import { QuoteCard, QuoteUnavailable } from './QuoteCard.tsx'
import { Subject } from './Subject.tsx'

interface PostBodyProps {
  readonly status: StatusRow
  /** Start of the ids of the parts. */
  readonly id: string
  readonly look: 'timeline' | 'focused'
}

/** Everything between the header and the reactions. [POST-01] */
export function PostBody({ status, id, look }: PostBodyProps) {
  const collapses = useSetting('collapseMessageWithSubject')
  const { isSubjectOpen, isMediaShown = false } = useRowMemory(status.id)
  const hasSubject = status.subject !== ''
  const isOpen = !hasSubject || (isSubjectOpen ?? !collapses)
  const textId = `${id}-text`
  return (
    <>
      {hasSubject && (
        <Subject status={status} isOpen={isOpen} canShut={collapses} id={`${id}-subject`} bodyId={textId} />
      )}
      {isOpen && (
        <>
          <PostText status={status} id={textId} look={look} />
          {status.attachments.length > 0 && (
            <Gallery
              attachments={status.attachments}
              isSensitive={status.isSensitive}
              lang={status.language}
              isShown={isMediaShown}
              onShow={(isShown) => rememberRow(status.id, { isMediaShown: isShown })}
            />
          )}
          {status.pollId !== null && <Poll pollId={status.pollId} lang={status.language} />}
          {status.quotedId !== null && <QuoteCard statusId={status.quotedId} id={`${id}-quote`} />}
          {status.hasUnavailableQuote && status.quotedId === null && <QuoteUnavailable />}
          {status.card !== null && status.quotedId === null && (
            <LinkCard card={status.card} isSensitive={status.isSensitive} />
          )}
        </>
      )}
    </>
  )
}
