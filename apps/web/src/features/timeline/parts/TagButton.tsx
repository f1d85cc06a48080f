import { fetchTag, setTagFollowed } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { getClient } from '../../../model/client.ts'
import { noteTagFollowed } from '../../../model/followed-tags.ts'
import { failureText, noticeMs, notify } from '../../../model/notices.ts'
import { getSession, useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { TagInHome } from '../../followed-tags/index.ts'

/** [TAG-01, TAG-02] Follows a hashtag, for members, as soon as it is known whether they do already. */
export function TagButton({ tag }: { readonly tag: string }) {
  const { status } = useSession()
  const isMember = status !== 'visitor'
  return isMember ? <MemberTagButton key={tag} tag={tag} /> : null
}

function MemberTagButton({ tag }: { readonly tag: string }) {
  const t = useT()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [isPending, setIsPending] = useState(false)
  const { value } = useAnswer({
    about: tag,
    ask: async (signal) => (await fetchTag(getClient(), tag, { signal })).following,
  })
  // Not known: then there is no button.
  const isFollowing = chosen ?? value

  async function toggle() {
    setIsPending(true)
    const { viewerId } = getSession()
    try {
      const answered = await setTagFollowed(getClient(), tag, !isFollowing)
      const isFollowed = answered.following ?? !isFollowing
      setChosen(isFollowed)
      if (getSession().viewerId === viewerId) noteTagFollowed(tag, isFollowed)
    } catch (error) {
      notify({
        messageKey: 'timeline.tagFailed',
        messageArgs: { reason: failureText(error, t) },
        timeout: noticeMs.error,
      })
    }
    setIsPending(false)
  }

  if (isFollowing === null) return null
  return (
    <>
      {isFollowing && <TagInHome tag={tag} mayShorten />}
      <Button
        size="small"
        variant={isFollowing ? 'default' : 'primary'}
        isPending={isPending}
        aria-label={t(isFollowing ? 'timeline.unfollowTag' : 'timeline.followTag', { tag })}
        onClick={() => void toggle()}
      >
        {t(isFollowing ? 'timeline.unfollow' : 'timeline.follow')}
      </Button>
    </>
  )
}
