import type { ComponentProps } from 'react'

import { JumpToDate } from '../jump/JumpToDate.tsx'
import { PullForNew, type PullForNewProps } from './PullForNew.tsx'

/** Nobody pulls where there is no finger on the screen. */
const hasTouch = navigator.maxTouchPoints > 0

/** What a timeline has besides its posts, when there is something to read. */
export function LazyTimelineParts({
  onShowNew,
  ...jump
}: PullForNewProps & ComponentProps<typeof JumpToDate>) {
  return (
    <>
      {hasTouch && <PullForNew feed={jump.feed} onShowNew={onShowNew} />}
      <JumpToDate {...jump} />
    </>
  )
}
