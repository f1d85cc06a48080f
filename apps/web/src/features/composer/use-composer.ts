import type { StatusId } from '@skein/api'
import { useEffect, useId, useRef, useState } from 'react'
import { createThrottle } from '../../lib/throttle.ts'
import { useCan, useInstance } from '../../model/instance.ts'
import { openDraft } from '../../model/writing.ts'
import {
  enqueueEdit,
  enqueuePost,
  removeFromOutbox,
  notifyNotSent,
  tryFailureText,
} from '../../model/outbox.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import { obstacleWords } from './obstacle-words.ts'
import { postingObstacle, type ComposerState } from './rules/composer-state.ts'
import { draftOf, fromDraft, toDraft } from './rules/draft-data.ts'
import { sentPoll } from './rules/poll-rules.ts'
import { charactersLeft } from './rules/text-rules.ts'
import { areFilesUnposted, draftKeyOf, scopesFor, startState, type ComposerMode } from './start-state.ts'
import { useComposerState } from './use-composer-state.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useMedia } from './media/use-media.ts'
import { useReminder } from './media/use-reminder.ts'
import { runOutbox } from '../outbox/index.ts'

runOutbox()

/** Two presses of the post button within this time are one, milliseconds [LIM-08]. */
const POST_THROTTLE_MS = 100

export interface ComposerOptions {
  mode: ComposerMode
  /** Text that takes the place of the draft's. */
  typed: string | null
  /** The subject is there from the beginning. [SET-24] */
  isSubjectWanted: boolean
  /** Also when the form has gone since: a row that is answered may leave its list before the answer is known. */
  onPosted?: (() => void) | undefined
}

/** A form's whole behaviour: what is typed, its draft, its files, and sending it once. */
export function useComposer({ mode, typed, isSubjectWanted, onPosted }: ComposerOptions) {
  const t = useT()
  const { viewer } = useSession()
  const language = useLanguageTag()
  const { limits } = useInstance()
  const rules = {
    sensitiveByDefault: useSetting('sensitiveByDefault'),
    sensitiveIfSubject: useSetting('sensitiveIfSubject'),
  }
  const undoMs = useSetting('undoSendSeconds') * 1000
  const accountId = viewer?.id ?? ''
  const [start, setStart] = useState(() => startState({ mode, viewer, language, isSubjectWanted }))
  const [written] = useState(() =>
    'written' in mode ? fromDraft(mode.written, start, scopesFor(mode)) : null,
  )
  const isEdit = mode.kind === 'edit'
  const [kept] = useState(() => openDraft(accountId, draftKeyOf(mode), isEdit ? mode.written : null))
  const [state, dispatch] = useComposerState(() => {
    const known = kept.data === null ? (written ?? start) : fromDraft(kept.data, start, scopesFor(mode))
    return typed === null ? known : { ...known, text: typed }
  })
  const [isDraftKept, setIsDraftKept] = useState(true)
  const errorId = useId()
  const [failures, setFailures] = useState(0)
  const media = useMedia({
    media: state.media,
    dispatch,
    rules,
    keptFor: accountId,
    areUnposted: areFilesUnposted(mode),
  })
  const reminder = useReminder(state.media)
  const left = charactersLeft(limits, state.text, state.subject)
  const obstacle = postingObstacle(state, left, limits.descriptionLimit)
  const draftNow = (now: ComposerState) => toDraft(now, start, isEdit ? written : null)
  const draft = draftNow(state)

  const [mayPost] = useState(() => createThrottle(POST_THROTTLE_MS))
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const keepDraft = useKeptDraft(
    state,
    (now) => JSON.stringify(draftNow(now)),
    (now) => setIsDraftKept(kept.write(draftNow(now))),
    // Where a file is, the draft has to say from then on.
    state.media,
  )

  function finishEdit() {
    dispatch({ type: 'saved' })
    onPosted?.()
  }

  function finish() {
    const fresh = {
      ...startState({ mode, viewer, language, isSubjectWanted }),
      scope: state.scope,
      contentType: state.contentType,
      language: state.language,
    }
    setStart(fresh)
    dispatch({ type: 'reset', to: fresh })
    onPosted?.()
  }

  /** What the form holds, as it is sent. */
  const sendable = () => draftOf({ ...state, poll: state.poll && sentPoll(state.poll) })

  /** From here on the outbox keeps it. What is refused at once comes back, if its form is still there. */
  async function untilTried(put: NonNullable<ReturnType<typeof enqueuePost>>, finishThis: () => void) {
    const tried = await put.tried
    if (tried.kind !== 'laidAside') return finishThis()
    if (!isThere.current) return notifyNotSent()
    kept.write(draft)
    await removeFromOutbox(put.id)
    media.lookAtAll()
    return dispatch({ type: 'failed', error: tryFailureText(tried.failure, t) })
  }

  async function saveEdit(statusId: StatusId) {
    const put = enqueueEdit({ statusId, post: sendable() })
    if (put === null) return dispatch({ type: 'failed', error: t('errors.generic') })
    kept.write(null)
    return untilTried(put, finishEdit)
  }

  async function send() {
    const put = enqueuePost(kept.key, sendable(), undoMs)
    if (put === null) return dispatch({ type: 'failed', error: t('errors.generic') })
    kept.write(null)
    if (undoMs > 0) return finish()
    return untilTried(put, finish)
  }

  async function submit({ isAnyway = false } = {}) {
    const words = obstacleWords({ obstacle, state, left, descriptionLimit: limits.descriptionLimit }, t)
    if (words !== null) {
      dispatch({ type: 'failed', ...words })
      setFailures((count) => count + 1)
    }
    if (obstacle !== null || reminder.holdsBack(isAnyway)) return
    // Only a press that posts counts: what held one back may be seen to in a moment.
    if (!mayPost(Date.now())) return
    keepDraft()
    dispatch({ type: 'posting' })
    await (mode.kind === 'edit' ? saveEdit(mode.statusId) : send())
  }

  return {
    state,
    dispatch,
    isPosting: state.phase === 'posting',
    isEdit,
    media,
    reminder,
    rules,
    left,
    obstacle,
    /** Of what says why the post could not be sent, and of what says how much is too long. */
    errorId,
    tooLongId: `${errorId}-long`,
    /** How often it was to be sent and something was amiss: each moves the focus to it. */
    failures,
    submit,
    sendable,
    hasDraft: draft !== null,
    isDraftKept,
    isSafeDirect: useCan('safeDirectMessages'),
    /** When what was found in the draft was written last, milliseconds since 1970; null for a fresh form. */
    begunAt: kept.updatedAt,
    viewer,
    scopes: scopesFor(mode),
  }
}

export type ComposerHandle = ReturnType<typeof useComposer>
