import type { MentionNode } from '@skein/rich-text'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useAnswer } from '../../../lib/use-answer.ts'
import { useSession } from '../../../model/session.ts'
import { nearScreen } from '../limits.ts'
import { foundPerson, lookUp } from '../look-up.ts'
import { handleOf } from '../rules/handle-of.ts'
import { KnownMention } from './KnownMention.tsx'
import { PlainMention } from './PlainMention.tsx'

/**
 * A written name that the server does not list with the post. For members its person is looked up once, when the name
 * comes near the screen; whom the server knows opens in this client. The words stay as they are. [POST-01]
 */
export function UnlistedMention({ mention }: { readonly mention: MentionNode }) {
  const ref = useRef<HTMLAnchorElement>(null)
  const { status } = useSession()
  const handle = status === 'visitor' ? null : handleOf(mention)
  const known = handle === null ? null : foundPerson(handle)
  const isNear = useNear(ref, handle !== null && known === undefined)
  const { value } = useAnswer({
    about: isNear ? handle : null,
    ask: () => lookUp(handle ?? ''),
  })
  const account = known ?? value
  return account === null ? (
    <PlainMention ref={ref} mention={mention} />
  ) : (
    <KnownMention account={account} words={mention.text} />
  )
}

/** It came near the screen since it is watched. */
function useNear(ref: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!isWatched || ref.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: nearScreen },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isWatched])
  return isNear
}
