import { postStatus, type Status } from '@skein/api'
import { useEffect, useRef, useState } from 'react'
import { getClient } from '../../../model/client.ts'
import type { DraftData } from '../../../model/writing.ts'
import { payloadOf } from '../../../model/outbox.ts'

/** How long after a change the preview is asked for again, in milliseconds [COMP-18]. */
const PREVIEW_WAIT_MS = 500

export interface Previewed {
  /** The last one that came; an older one stays until the next is there. */
  readonly status: Status | null
  readonly error: unknown
  readonly isAsking: boolean
}

const nothing: Previewed = { status: null, error: null, isAsking: false }

/** What the server looks at: files and polls are none of its business. */
function previewPayload(post: DraftData) {
  const { idempotencyKey: _, ...payload } = payloadOf({ ...post, files: [], poll: null })
  return { ...payload, isPreview: true }
}

/** How the post would look, asked for while the preview is open and nothing more is typed. */
export function usePreview(post: DraftData | null): Previewed {
  const [previewed, setPreviewed] = useState(nothing)
  const isFirst = useRef(true)
  const asked = post === null ? null : JSON.stringify(previewPayload(post))

  useEffect(() => {
    const wait = isFirst.current ? 0 : PREVIEW_WAIT_MS
    isFirst.current = false
    if (asked === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const ask = async () => {
      setPreviewed((before) => ({ ...before, isAsking: true }))
      try {
        const status = await postStatus(getClient(), JSON.parse(asked) as ReturnType<typeof previewPayload>, {
          signal,
        })
        if (!signal.aborted) setPreviewed({ status, error: null, isAsking: false })
      } catch (error) {
        if (!signal.aborted) setPreviewed((before) => ({ ...before, error, isAsking: false }))
      }
    }
    const timer = setTimeout(() => void ask(), wait)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [asked])

  return asked === null ? nothing : previewed
}
