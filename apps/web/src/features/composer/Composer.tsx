import { clsx } from 'clsx'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useT } from '../../i18n/index.ts'
import { getInstance } from '../../model/instance.ts'
import { useKeys } from '../../model/keys.ts'
import { notify, undoMs } from '../../model/notices.ts'
import { useSetting } from '../../model/settings.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useFailureFocus } from '../../ui/use-failure-focus.ts'
import { AudienceLine } from './checks/AudienceLine.tsx'
import { AskFirst, Checks, checksNow } from './checks/Checks.tsx'
import { useParent } from './checks/use-parent.ts'
import styles from './Composer.module.css'
import { ComposerFooter } from './parts/ComposerFooter.tsx'
import formStyles from './Form.module.css'
import { DraftsButton } from './drafts/DraftsButton.tsx'
import { DropOverlay } from './media/DropOverlay.tsx'
import { MediaList } from './media/MediaList.tsx'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { areWordsMeant } from './media/rules/admission.ts'
import { useFullReason } from './media/use-full-reason.ts'
import { LanguageSelect } from './parts/LanguageSelect.tsx'
import { PollForm } from './parts/PollForm.tsx'
import { ReplyPeople } from './parts/ReplyPeople.tsx'
import { ScopeMenu } from './parts/ScopeMenu.tsx'
import { Subject } from './parts/Subject.tsx'
import { Warnings } from './parts/Warnings.tsx'
import { WrittenPoll } from './parts/WrittenPoll.tsx'
import { Preview } from './preview/Preview.tsx'
import { newPoll } from './rules/poll-rules.ts'
import { isSendKey, writeLineByKey } from './send-key.ts'
import type { ComposerMode } from './start-state.ts'
import { TextField } from './text/TextField.tsx'
import { useEmojiTarget } from './text/use-emoji-target.ts'
import { useComposer } from './use-composer.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** `send`: what is there was wanted to be sent before the form had come. */
export type ComposerStart = 'text' | 'subject' | 'files' | 'poll' | 'send'

export interface ComposerProps {
  mode: ComposerMode
  /** `panel` in the sidebar, `window` in a dialog, `inline` below a post. */
  look: 'panel' | 'window' | 'inline'
  /** The name of the form. */
  label: string
  onPosted?: (() => void) | undefined
  /** Present where the form can be put away; the draft stays. */
  onCancel?: (() => void) | undefined
  /** What has the focus, or opens, as soon as the form is there. */
  startWith?: ComposerStart | undefined
  /** Typed into the placeholder while this form was on its way. */
  typed?: string | null
  /** Above the text: who writes. */
  head?: ReactNode
  /** The field of the text, for a window that gives it the focus when it opens. */
  fieldRef?: RefObject<HTMLTextAreaElement | null> | undefined
}

// The form listens for itself.
const writingKeys = [{ label: 'keyboard.send', keys: ['Control+Enter', 'Meta+Enter'], run: null }] as const

/** Writing a post: its text survives reloads, failures and a closed form. */
export function Composer({
  mode,
  look,
  label,
  onPosted,
  onCancel,
  startWith,
  typed = null,
  head,
  fieldRef,
}: ComposerProps) {
  const t = useT()
  const isAudienceUnwanted = useSetting('hideScopeNotice')
  const isSubjectWanted = useSetting('alwaysShowSubjectInput') && look !== 'panel'
  const composer = useComposer({ mode, typed, isSubjectWanted, onPosted })
  useKeys('writing', writingKeys)
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const textRef = fieldRef ?? ownRef
  const subjectRef = useRef<HTMLInputElement>(null)
  const filesRef = useRef<HTMLInputElement>(null)
  const parent = useParent(mode, composer.begunAt)
  const { state, dispatch, media, submit, isPosting, isEdit } = composer
  const emojiTarget = useEmojiTarget(composer, { text: textRef, subject: subjectRef })
  const asksFirst = useSetting('asksBeforePosting')
  const [isAsking, setIsAsking] = useState(false)
  const focus = useKeptFocus(textRef)
  const { form: formRef } = useFailureFocus(composer.failures)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const fullReason = useFullReason(state.media.length)
  const drop = useFileDrop(fullReason === null && !isPosting, media.add)
  const [hadPoll] = useState(state.poll !== null)

  // Before the next key is handled: this form takes the place of a plain field in which somebody may be typing.
  useLayoutEffect(() => {
    if (startWith === 'subject') dispatch({ type: 'subjectOpened' })
    if (startWith === 'poll')
      dispatch({ type: 'pollOpened', fresh: newPoll(getInstance().limits.pollLimits) })
    if (startWith === 'files') filesRef.current?.click()
    const field = textRef.current
    if (startWith === undefined || field === null) return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }, [startWith, dispatch, textRef])

  const isSendWanted = useRef(startWith === 'send')
  useEffect(() => {
    if (!isSendWanted.current) return
    isSendWanted.current = false
    void submit()
  }, [submit])

  const wasSubjectOpen = useRef(state.isSubjectOpen)
  useEffect(() => {
    if (state.isSubjectOpen && !wasSubjectOpen.current) subjectRef.current?.focus()
    wasSubjectOpen.current = state.isSubjectOpen
  }, [state.isSubjectOpen])

  function send() {
    if (emojiTarget.isPickerOpen) return
    if (asksFirst && composer.obstacle === null && checksNow(composer, parent).length > 0) setIsAsking(true)
    else void submit()
  }

  function handleKeys(event: KeyboardEvent) {
    writeLineByKey(event)
    if (isSendKey(event)) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape' && onCancel && look === 'inline') {
      event.stopPropagation()
      onCancel()
    }
  }

  function pasteFiles(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    if (areWordsMeant({ files, text: event.clipboardData.getData('text/plain') })) {
      notify({
        level: 'info',
        messageKey: 'composer.pastedWords',
        timeout: undoMs,
        actions: [{ labelKey: 'composer.attachPasted', run: () => media.add(files) }],
      })
      return
    }
    event.preventDefault()
    media.add(files)
  }

  return (
    <>
      {/* Keys and dropped files are taken from all of the form's controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={formRef}
        className={clsx(styles['composer'], styles[look])}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        onFocus={(event) => {
          emojiTarget.follow(event)
          focus.follow(event)
        }}
        onKeyDown={handleKeys}
        {...drop.handlers}
      >
        {drop.over !== null && <DropOverlay count={drop.over} reason={fullReason} />}
        {look === 'window' && (
          <div className={formStyles['top']}>
            {head}
            <LanguageSelect composer={composer} />
            <ScopeMenu composer={composer} isCompact={false} />
          </div>
        )}
        {isEdit && <Alert level="info">{t('composer.editNote')}</Alert>}
        {look === 'panel' && <DraftsButton exceptMode={mode} />}
        <ReplyPeople composer={composer} parent={parent} />
        <Subject composer={composer} fieldRef={subjectRef} />
        <TextField
          composer={composer}
          fieldRef={textRef}
          rows={look === 'panel' ? 2 : 3}
          placeholder={mode.kind === 'reply' ? t('composer.replyPlaceholder') : t('composer.placeholder')}
          onPaste={pasteFiles}
        />
        {isPreviewing && <Preview post={composer.sendable()} />}
        <MediaList composer={composer} />
        <Checks composer={composer} parent={parent} onDrawn={focus.keep} />
        {state.poll !== null && isEdit && <WrittenPoll poll={state.poll} />}
        {state.poll !== null && !isEdit && (
          <PollForm
            poll={state.poll}
            isDisabled={isPosting}
            startsFocused={!hadPoll}
            errorId={state.lacks === 'fewOptions' ? composer.errorId : undefined}
            onChange={(poll) => dispatch({ type: 'pollChanged', poll })}
          />
        )}
        <Warnings composer={composer} />
        {look !== 'panel' && (state.scope === 'direct' || !isAudienceUnwanted) && (
          <AudienceLine composer={composer} />
        )}
        <ComposerFooter
          composer={composer}
          look={look}
          onCancel={onCancel}
          filesRef={filesRef}
          emojiTarget={emojiTarget}
          isPreviewing={isPreviewing}
          onPreview={setIsPreviewing}
        />
      </form>
      {isAsking && (
        <AskFirst
          checks={checksNow(composer, parent)}
          onBack={() => setIsAsking(false)}
          onPost={() => {
            setIsAsking(false)
            void submit({ isAnyway: true })
          }}
        />
      )}
    </>
  )
}
