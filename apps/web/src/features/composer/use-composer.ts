import { useEffect, useReducer, useRef, useState } from 'react'
import { editStatus, type Status, type StatusId } from '@skein/api'
import { getClient } from '../../model/client.ts'
import { readDraft, writeDraft, type DraftKey } from '../../model/drafts.ts'
import { entityStore } from '../../model/entities.ts'
import { failureText } from '../../model/failure-text.ts'
import { useInstance } from '../../model/instance.ts'
import { notify } from '../../model/notices.ts'
import { tellOtherTabs } from '../../model/other-tabs.ts'
import { tryFailureText } from '../../model/outbox/failure-text.ts'
import {
  payloadOf,
  putInOutbox,
  saveDescriptions,
  takeOut,
  tellNotSent,
  toFailure,
} from '../../model/outbox.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import { nextIdempotencyKey, postingObstacle, reduceComposer } from './rules/composer-state.ts'
import { draftOf, fromDraft, toDraft } from './rules/draft-data.ts'
import { sentPoll } from './rules/poll-rules.ts'
import { charactersLeft } from './rules/text-rules.ts'
import { draftKeyOf, scopesFor, startState, type ComposerMode } from './start-state.ts'
import { forgetEdit, keepEdit, recallEdit } from './unsaved-edits.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useMedia } from './media/use-media.ts'

export interface ComposerOptions {
  mode: ComposerMode
  /** Text that takes the place of the draft's. */
  typed: string | null
  onPosted?: (() => void) | undefined
}

/** A form's whole behaviour: what is typed, its draft, its files, and sending it once. */
export function useComposer({ mode, typed, onPosted }: ComposerOptions) {
  'use memo'
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

  const keepDraft = useKeptDraft(
    state,
    (now) => JSON.stringify([accountId, draftKey, toDraft(now, start)]),
    (now) => {
      if (mode.kind === 'edit') keepEdit(mode.statusId, mode.written, now)
      if (draftKey !== null) setIsDraftKept(writeDraft(accountId, draftKey, toDraft(now, start)))
    },
  )

  function finishEdit(status: Status) {
    forgetEdit(status.id)
    tellOtherTabs(entityStore.ingestStatus(status))
    dispatch({ type: 'saved' })
    notify({ level: 'success', messageKey: 'composer.edited', timeout: 2000 })
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

  async function saveEdit(statusId: StatusId) {
    try {
      const post = written()
      await saveDescriptions(post)
      finishEdit(await editStatus(getClient(), statusId, payloadOf(post)))
    } catch (error) {
      dispatch({ type: 'failed', error: tryFailureText(toFailure(error), t) })
    }
  }

  /** From here on the outbox keeps the post. One that is refused at once comes back, if its form is still there. */
  async function send(key: DraftKey) {
    const put = putInOutbox(key, written(), undoMs)
    if (put === null) return dispatch({ type: 'failed', error: t('errors.generic') })
    writeDraft(accountId, key, null)
    if (undoMs > 0) return finish()
    const end = await put.tried
    if (end.kind !== 'laidAside') return isThere.current ? finish() : undefined
    if (!isThere.current) return tellNotSent()
    writeDraft(accountId, key, draft)
    await takeOut(put.id)
    return dispatch({ type: 'failed', error: tryFailureText(end.failure, t) })
  }

  async function submit() {
    if (obstacle === 'empty') dispatch({ type: 'failed', error: t('composer.empty') })
    if (obstacle === 'fewOptions') dispatch({ type: 'failed', error: t('polls.not_enough_options') })
    if (obstacle !== null) return
    keepDraft()
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
