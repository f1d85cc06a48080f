import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { getLastSpoken, noteSpoken, useUtterances } from '../lib/speech.ts'
import { useTopDialog } from './open-dialogs.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A region speaks what comes once it has been there for a moment; milliseconds. */
const settleMs = 150
/** What is said as a window closes is said where one is then; milliseconds. */
const waitMs = 100
/** What was said before the last words leaves its region with them: some screen readers read all of it again; ms. */
const togetherMs = 1_000

/**
 * The page's live regions, drawn once. While a modal dialog is open they are inside it, because everything else is
 * inert then.
 */
export function LiveRegions() {
  const topDialog = useTopDialog()
  return topDialog === null ? <Regions /> : createPortal(<Regions />, topDialog)
}

function Regions() {
  const utterances = useUtterances()
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSince(getLastSpoken()), settleMs)
    return () => clearTimeout(timer)
  }, [])
  const [upTo, setUpTo] = useState(0)
  const last = utterances.at(-1)?.id
  useEffect(() => {
    // Not put off by what is said after it.
    if (last !== undefined) setTimeout(() => setUpTo((before) => Math.max(before, last)), waitMs)
  }, [last])
  const own = since === null ? [] : utterances.filter(({ id }) => id > since && id <= upTo)
  const newest = own.at(-1)
  const newestId = newest?.id
  useEffect(() => {
    if (newestId !== undefined) noteSpoken(newestId)
  }, [newestId])
  const draw = (live: string) =>
    own
      .filter((one) => one.live === live && newest !== undefined && newest.at - one.at < togetherMs)
      .map(({ id, words }) => <p key={id}>{`${words} `}</p>)
  return (
    <>
      <VisuallyHidden role="status" aria-atomic="false">
        {draw('polite')}
      </VisuallyHidden>
      <VisuallyHidden role="alert" aria-atomic="false">
        {draw('urgent')}
      </VisuallyHidden>
    </>
  )
}
