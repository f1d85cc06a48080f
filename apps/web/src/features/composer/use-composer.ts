import { useEffect, useReducer, useState } from 'react'
import { editStatus, postStatus, type Status } from '@skein/api'
import { getClient } from '../../model/client.ts'
import { readDraft, writeDraft } from '../../model/drafts.ts'
import { entityStore } from '../../model/entities.ts'
import { failureText } from '../../model/failure-text.ts'
import { useInstance } from '../../model/instance.ts'
import { notify } from '../../model/notices.ts'
import { tellOtherTabs } from '../../model/other-tabs.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { takeOwnStatus } from '../../model/own-status.ts'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import {
  nextIdempotencyKey,
  postingObstacle,
  reduceComposer,
  type ComposerState,
} from './rules/composer-state.ts'
import { fromDraft, toDraft } from './rules/draft-data.ts'
import { sentPoll } from './rules/poll-rules.ts'
import { charactersLeft } from './rules/text-rules.ts'
import { draftKeyOf, scopesFor, startState, type ComposerMode } from './start-state.ts'
import { forgetEdit, keepEdit, recallEdit } from './unsaved-edits.ts'
import { saveDescriptions, useMedia } from './use-media.ts'

export interface ComposerOptions {
  mode: ComposerMode
  /** Text that takes the place of the draft's. */
  typed: string | null
  onPosted?: ((status: Status) => void) | undefined
}

class DescriptionsNotSaved extends Error {}

function payloadOf(state: ComposerState) {
  return {
    status: state.text,
    subject: state.subject === '' ? null : state.subject,
    scope: state.scope,
    isSensitive: state.isSensitive,
    mediaIds: state.media.flatMap(({ attachment }) => (attachment ? [attachment.id] : [])),
    contentType: state.contentType,
    language: state.language,
    inReplyToId: state.inReplyToId,
    quoteId: state.quoteId,
    poll: state.poll && sentPoll(state.poll),
    idempotencyKey: state.idempotencyKey,
  }
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

  useEffect(() => {
    if (mode.kind === 'edit') keepEdit(mode.statusId, mode.written, state)
    if (draftKey !== null) setIsDraftKept(writeDraft(accountId, draftKey, draft))
    // What is kept follows what is written; the object itself is another one at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [accountId, draftKey, JSON.stringify(draft)])

  function finishEdit(status: Status) {
    forgetEdit(status.id)
    tellOtherTabs(entityStore.ingestStatus(status))
    dispatch({ type: 'saved' })
    notify({ level: 'success', messageKey: 'composer.edited', timeout: 2000 })
    onPosted?.(status)
  }

  function finish(status: Status) {
    takeOwnStatus(status)
    if (draftKey !== null) writeDraft(accountId, draftKey, null)
    const fresh = {
      ...startState(mode, viewer, language),
      scope: state.scope,
      contentType: state.contentType,
      language: state.language,
    }
    const next = { ...fresh, idempotencyKey: nextIdempotencyKey(state.idempotencyKey, Date.now()) }
    setStart(next)
    dispatch({ type: 'reset', to: next })
    notify({ level: 'success', messageKey: 'composer.posted', timeout: 2000 })
    onPosted?.(status)
  }

  function reasonOf(error: unknown): string {
    return error instanceof DescriptionsNotSaved ? t('composer.descriptionNotSaved') : failureText(error, t)
  }

  async function submit() {
    if (obstacle === 'empty') dispatch({ type: 'failed', error: t('composer.empty') })
    if (obstacle === 'fewOptions') dispatch({ type: 'failed', error: t('polls.not_enough_options') })
    if (obstacle !== null) return
    dispatch({ type: 'posting' })
    try {
      await saveDescriptions(state.media).catch(() => {
        throw new DescriptionsNotSaved()
      })
      if (mode.kind === 'edit') finishEdit(await editStatus(getClient(), mode.statusId, payloadOf(state)))
      else finish(await postStatus(getClient(), payloadOf(state)))
    } catch (error) {
      dispatch({ type: 'failed', error: reasonOf(error) })
    }
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
