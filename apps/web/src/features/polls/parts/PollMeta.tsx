import type { PollRow } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { LongRelativeTime } from '../../../i18n/LongRelativeTime.tsx'

interface PollMetaProps {
  readonly poll: PollRow
  readonly isOver: boolean
}

/** How many took part, and until when. [POLL-04] */
export function PollMeta({ poll, isOver }: PollMetaProps) {
  const t = useT()
  const { votersCount, votesCount, expiresAt } = poll
  const total =
    votersCount === null ? t('polls.votes', { count: votesCount }) : t('polls.people', { count: votersCount })
  if (expiresAt === null || Number.isNaN(Date.parse(expiresAt)))
    return `${total}, ${isOver ? t('polls.over') : t('polls.endless')}`
  const time = <LongRelativeTime iso={expiresAt} />
  const when = { time: () => time }
  return (
    <>
      {total}, {isOver ? t.rich('polls.ended', when) : t.rich('polls.ends', when)}
    </>
  )
}
