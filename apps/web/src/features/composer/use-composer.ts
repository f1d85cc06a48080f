import { useEffect, useReducer, useRef, useState } from 'react'
import type { StatusId } from '@skein/api'
import { readDraft, writeDraft, type DraftKey } from '../../model/drafts.ts'
import { failureText } from '../../model/failure-text.ts'
import { useInstance } from '../../model/instance.ts'
import { tryFailureText } from '../../model/outbox/failure-text.ts'
import { putEditInOutbox, putInOutbox, takeOut, tellNotSent } from '../../model/outbox.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import { nextIdempotencyKey, postingObstacle, reduceComposer } from './rules/composer-state.ts'
import { draftOf, fromDraft, toDraft } from './rules/draft-data.ts'
import { sentPoll } from './rules/poll-rules.ts'
import { charactersLeft } from './rules/text-rules.ts'
import { draftKeyOf, scopesFor, startState, type ComposerMode } from './start-state.ts'
import { forgetEdit, keepEdit, recallEdit } from './unsaved-edits.ts'
import { useMedia } from './media/use-media.ts'

export interface ComposerOptions {
  mode: ComposerMode
  /** Text that takes the place of the draft's. */
  typed: string | null
  onPosted?: (() => void) | undefined
}

interface HandOver {
  /** The server has it, or it waits. */
  readonly finish: () => unknown
  /** It is the form's again. */
  readonly takeBack?: () => unknown
}

/** A form's whole behaviour: what is typed, its draft, its files, and sending it once. */
export function useComposer({ mode, typed, onPosted }: ComposerOptions) {
  const t = useT()
  const { viewer } = useSession()
  const language = useLanguageTag()
  const { textLimit } = useInstance()
  const rules = {
    sensitiveByDefault: useSetting('sensitiveByDefault'),
    sensitiveIfSubject: useSetting('sensitiveIfSubject'),
  }
  const undoMs = useSetting('undoSendSeconds') * 1000
  const accountId = viewer?.id ?? ''
  const draftKey = draftKeyOf(mode)
  const [start, setStart] = useState(() => startState(mode, viewer, language))
  const [state, dispatch] = useReducer(reduceComposer, start, (fresh) => {
    const written = 'written' in mode ? mode.written : null
    const edit = mode.kind === 'edit' ? recallEdit(mode.statusId, mode.written) : null
    if (edit !== null) return edit
    const draft = (draftKey === null ? null : readDraft(accountId, draftKey)) ?? written
    const kept = draft ? fromDraft(draft, fresh, scopesFor(mode)) : fresh
    return typed === null ? kept : { ...kept, text: typed }
  })
  const [isDraftKept, setIsDraftKept] = useState(true)
  const texts = {
    tooBig: (size: string, allowed: string) => t('composer.fileTooBig', { size, allowed }),
    failed: (error: unknown) => failureText(error, t),
  }
  const media = useMedia({ dispatch, rules, texts })
  const left = charactersLeft(textLimit, state.text, state.subject)
  const obstacle = postingObstacle(state, left)
  const draft = toDraft(state, start)

  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  useEffect(() => {
    if (mode.kind === 'edit') keepEdit(mode.statusId, mode.written, state)
    if (draftKey !== null) setIsDraftKept(writeDraft(accountId, draftKey, draft))
    // What is kept follows what is written; the object itself is another one at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [accountId, draftKey, JSON.stringify(draft)])

  function finishEdit(statusId: StatusId) {
    forgetEdit(statusId)
    if (!isThere.current) return
    dispatch({ type: 'saved' })
    onPosted?.()
  }

  function finish() {
    const fresh = {
      ...startState(mode, viewer, language),
      scope: state.scope,
      contentType: state.contentType,
      language: state.language,
    }
    const next = { ...fresh, idempotencyKey: nextIdempotencyKey(state.idempotencyKey, Date.now()) }
    setStart(next)
    dispatch({ type: 'reset', to: next })
    onPosted?.()
  }

  /** What the form holds, as it is sent. */
  const written = () => draftOf({ ...state, poll: state.poll && sentPoll(state.poll) })

  /** From here on the outbox keeps it. What is refused at once comes back, if its form is still there. */
  async function untilTried(put: NonNullable<ReturnType<typeof putInOutbox>>, end: HandOver) {
    const tried = await put.tried
    if (tried.kind !== 'laidAside') return end.finish()
    if (!isThere.current) return tellNotSent()
    end.takeBack?.()
    await takeOut(put.id)
    return dispatch({ type: 'failed', error: tryFailureText(tried.failure, t) })
  }

  async function saveEdit(statusId: StatusId) {
    const put = putEditInOutbox({ statusId, post: written() })
    if (put === null) return dispatch({ type: 'failed', error: t('errors.generic') })
    return untilTried(put, { finish: () => finishEdit(statusId) })
  }

  async function send(key: DraftKey) {
    const put = putInOutbox(key, written(), undoMs)
    if (put === null) return dispatch({ type: 'failed', error: t('errors.generic') })
    writeDraft(accountId, key, null)
    if (undoMs > 0) return finish()
    return untilTried(put, {
      finish: () => isThere.current && finish(),
      takeBack: () => writeDraft(accountId, key, draft),
    })
  }

  async function submit() {
    if (obstacle === 'empty') dispatch({ type: 'failed', error: t('composer.empty') })
    if (obstacle === 'fewOptions') dispatch({ type: 'failed', error: t('polls.not_enough_options') })
    if (obstacle !== null) return
    dispatch({ type: 'posting' })
    if (mode.kind === 'edit') await saveEdit(mode.statusId)
    else if (draftKey !== null) await send(draftKey)
  }

  return {
    state,
    dispatch,
    media,
    rules,
    left,
    obstacle,
    submit,
    hasDraft: draft !== null && draftKey !== null,
    isDraftKept,
    viewer,
    scopes: scopesFor(mode),
  }
}

export type ComposerHandle = ReturnType<typeof useComposer>
