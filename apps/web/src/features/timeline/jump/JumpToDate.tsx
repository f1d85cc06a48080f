import { isServerOrdered, type Feed, type TimelineEntry } from '@skein/store'
import { useEffect, useState, type RefObject } from 'react'

import { lazyModule } from '../../../lib/lazy-module.ts'
import { registerKeys } from '../../../model/keys.ts'
import { notify, undoMs } from '../../../model/notices.ts'
import { withPart } from '../../../ui/lazy-part.ts'
import type { AnchoredListHandle } from '../list/AnchoredList.tsx'
import type { JumpDialog } from './JumpDialog.tsx'
import { offerJump } from './offer.ts'

const code = lazyModule(() => import('./JumpDialog.tsx').then((part) => part.JumpDialog))

interface JumpToDateProps {
  readonly feed: Feed
  readonly isSeen: (entry: TimelineEntry) => boolean
  readonly listRef: RefObject<AnchoredListHandle | null>
}

/** The way to a date in a timeline whose ids tell the time: by its key, and by whatever uses the offer. */
export function JumpToDate({ feed, isSeen, listRef }: JumpToDateProps) {
  const [asking, setAsking] = useState<{ readonly Form: typeof JumpDialog } | null>(null)
  const [found, setFound] = useState<{ readonly rowId: string } | null>(null)

  useEffect(() => {
    if (isServerOrdered(feed.key)) return
    const open = () => {
      if (feed.getState().entries.length > 0) withPart(code, (Form) => setAsking({ Form }))
    }
    const stops = [
      offerJump(open),
      registerKeys('list', () => [{ label: 'timeline.jump.title', keys: ['D'], run: open }]),
    ]
    return () => stops.forEach((stop) => stop())
  }, [feed])

  // When the dialog has gone, which gives the focus back to where it came from.
  useEffect(() => {
    if (found === null) return
    listRef.current?.goTo({ id: found.rowId, offset: 0 })
    const frame = requestAnimationFrame(() => listRef.current?.focusRow(found.rowId))
    return () => cancelAnimationFrame(frame)
  }, [found, listRef])

  function arrive(rowId: string, day: string) {
    const before = listRef.current?.getPlace() ?? null
    setAsking(null)
    setFound({ rowId })
    notify({
      level: 'success',
      messageKey: 'timeline.jump.done',
      messageArgs: { day },
      timeout: undoMs,
      undo: () => {
        if (before === null) window.scrollTo({ top: 0, behavior: 'instant' })
        else listRef.current?.goTo(before)
      },
    })
  }

  if (asking === null) return null
  const { Form } = asking
  const close = () => setAsking(null)
  return <Form feed={feed} isSeen={isSeen} onFound={arrive} onClose={close} />
}
