import type { StatusId } from '@skein/api'
import type { TreeLayout } from '@skein/store'

import type { ThreadState } from '../../../model/threads.ts'
import type { OpenThread } from './inline-rows.ts'

/** What the rows of one opened conversation share. */
export interface InlineContext {
  readonly state: ThreadState
  readonly thread: OpenThread
  readonly tree: TreeLayout | null
  /** Names a row of this conversation in its list. */
  readonly keyOf: (key: string) => string
  readonly onShut: () => void
  /** Gives the focus to the post that was opened. */
  readonly onSelf: () => void
  /** Says whether the post has a row. */
  readonly onShow: (id: StatusId) => boolean
  readonly onDive: (id: StatusId) => void
  readonly onSurface: () => void
  readonly onToggle: (id: StatusId) => void
  readonly onShowAll: (id: StatusId) => void
}
