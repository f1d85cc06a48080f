import { fetchTag, setTagFollowed } from '@skein/api'
import { useEffect, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { failureText } from '../../../model/failure-text.ts'
import { notify } from '../../../model/notices.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'

/** [TAG-01, TAG-02] Follows a hashtag, for members, as soon as it is known whether they do already. */
export function TagButton({ tag }: { readonly tag: string }) {
  const { status } = useSession()
  const isMember = status !== 'visitor'
  return isMember ? <MemberTagButton tag={tag} /> : null
}

function MemberTagButton({ tag }: { readonly tag: string }) {
  const t = useT()
  const [isFollowing, setIsFollowing] = useState<boolean | null>(null)
  const [isPending, setIsPending] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    fetchTag(getClient(), tag, { signal: stop.signal }).then(
      ({ following }) => setIsFollowing(following),
      // Not known: then there is no button.
      () => undefined,
    )
    return () => stop.abort()
  }, [tag])

  async function toggle() {
    setIsPending(true)
    try {
      const answered = await setTagFollowed(getClient(), tag, !isFollowing)
      setIsFollowing(answered.following ?? !isFollowing)
    } catch (error) {
      notify({
        messageKey: 'timeline.tagFailed',
        messageArgs: { reason: failureText(error, t) },
        timeout: 5_000,
      })
    }
    setIsPending(false)
  }

  if (isFollowing === null) return null
  return (
    <Button
      size="small"
      variant={isFollowing ? 'default' : 'primary'}
      isPending={isPending}
      aria-label={t(isFollowing ? 'timeline.unfollowTag' : 'timeline.followTag', { tag })}
      onClick={() => void toggle()}
    >
      {t(isFollowing ? 'timeline.unfollow' : 'timeline.follow')}
    </Button>
  )
}
