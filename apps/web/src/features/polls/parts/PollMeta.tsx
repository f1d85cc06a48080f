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
  const total = { kind: votersCount === null ? 'votes' : 'people', count: votersCount ?? votesCount }
  if (expiresAt === null || Number.isNaN(Date.parse(expiresAt)))
    return t(isOver ? 'polls.endedMeta' : 'polls.endlessMeta', total)
  const time = <LongRelativeTime at={expiresAt} />
  return t.rich(isOver ? 'polls.closedMeta' : 'polls.openMeta', { ...total, time: () => time })
}
