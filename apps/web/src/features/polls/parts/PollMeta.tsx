import type { PollRow } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'

/** How many took part, and until when. [POLL-04] */
export function PollMeta({ poll }: { readonly poll: PollRow }) {
  const t = useT()
  const { votersCount, votesCount, expiresAt, isExpired } = poll
  const total =
    votersCount === null ? t('polls.votes', { count: votesCount }) : t('polls.people', { count: votersCount })
  if (expiresAt === null || Number.isNaN(Date.parse(expiresAt)))
    return isExpired ? `${total}, ${t('polls.over')}` : total
  const time = <RelativeTime iso={expiresAt} form="long" />
  const when = { time: () => time }
  return (
    <>
      {total}, {isExpired ? t.rich('polls.ended', when) : t.rich('polls.ends', when)}
    </>
  )
}
