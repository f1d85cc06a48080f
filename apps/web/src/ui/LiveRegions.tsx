import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { getLastSpoken, noteSpoken, useUtterances } from '../lib/speech.ts'
import { useTopDialog } from './open-dialogs.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A region speaks what comes once it has been there for a moment; milliseconds. */
const settleMs = 150
/** What stood in a region that went away before this is said again by the next: the region of a window that closes. */
const heardMs = 500

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
  const own = since === null ? [] : utterances.filter(({ id }) => id > since)
  const newest = own.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return undefined
    const timer = setTimeout(() => noteSpoken(newest), heardMs)
    return () => clearTimeout(timer)
  }, [newest])
  const draw = (live: string) =>
    own.filter((one) => one.live === live).map(({ id, words }) => <span key={id}>{`${words} `}</span>)
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
