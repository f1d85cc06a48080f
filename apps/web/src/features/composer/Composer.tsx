import { clsx } from 'clsx'
import {
  useEffect,
  useRef,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { Status } from '@skein/api'
import { isScopeOpenToNewFollowers } from '@skein/store'
import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ImageIcon, WarningIcon } from '../../ui/icons.tsx'
import styles from './Composer.module.css'
import { CharacterRing } from './parts/CharacterRing.tsx'
import { MediaTile } from './parts/MediaTile.tsx'
import { ScopeMenu } from './parts/ScopeMenu.tsx'
import type { ComposerMode } from './start-state.ts'
import { useComposer, type ComposerHandle } from './use-composer.ts'

export interface ComposerProps {
  mode: ComposerMode
  /** `panel` in the sidebar, `window` in a dialog, `inline` below a post. */
  look: 'panel' | 'window' | 'inline'
  /** The name of the form. */
  label: string
  onPosted?: ((status: Status) => void) | undefined
  /** Present where the form can be put away; the draft stays. */
  onCancel?: (() => void) | undefined
  isFocusedAtStart?: boolean
  /** Typed into the placeholder while this form was on its way. */
  typed?: string | null
  /** Above the text: who writes. */
  head?: ReactNode
}

const filesOf = (transfer: DataTransfer) => [...transfer.files]

function Subject({ composer }: { composer: ComposerHandle }) {
  const t = useT()
  const { state, dispatch, rules } = composer
  if (!state.isSubjectOpen) return null
  return (
    <label className={styles['subject']}>
      <WarningIcon size={16} />
      <input
        dir="auto"
        aria-label={t('composer.subject')}
        placeholder={t('composer.subjectPlaceholder')}
        value={state.subject}
        disabled={state.phase === 'posting'}
        onChange={(event) => dispatch({ type: 'subjectChanged', subject: event.target.value, rules })}
      />
    </label>
  )
}

function Media({ composer }: { composer: ComposerHandle }) {
  const t = useT()
  const { state, dispatch, media } = composer
  if (state.media.length === 0) return null
  return (
    <>
      <ul className={styles['media']} aria-label={t('composer.media')}>
        {state.media.map((item, index) => (
          <MediaTile
            key={item.key}
            item={item}
            isFirst={index === 0}
            isLast={index === state.media.length - 1}
            canRetry={media.canRetry(item.key)}
            onDescribe={(description) =>
              dispatch({ type: 'mediaChanged', key: item.key, change: { description } })
            }
            onMove={(by) => dispatch({ type: 'mediaMoved', key: item.key, by })}
            onRemove={() => media.remove(item.key)}
            onRetry={() => media.retry(item.key)}
          />
        ))}
      </ul>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={state.isSensitive}
          onChange={(event) => dispatch({ type: 'sensitiveSet', isSensitive: event.target.checked })}
        />
        {t('composer.sensitive')}
      </label>
    </>
  )
}

function Warnings({ composer }: { composer: ComposerHandle }) {
  const t = useT()
  const { state, dispatch, viewer, isDraftKept } = composer
  const markSensitive = (
    <Button
      size="small"
      variant="ghost"
      onClick={() => dispatch({ type: 'sensitiveSet', isSensitive: true })}
    >
      {t('composer.markSensitive')}
    </Button>
  )
  return (
    <>
      {state.subject !== '' && state.media.length > 0 && !state.isSensitive && (
        <Alert level="warning" role="status" action={markSensitive}>
          {t('composer.filesStillShow')}
        </Alert>
      )}
      {isScopeOpenToNewFollowers(state.scope, viewer?.isLocked ?? false) && (
        <Alert level="warning" role="status">
          {t('composer.notLocked')}
        </Alert>
      )}
      {!isDraftKept && (
        <Alert level="warning" role="status">
          {t('composer.draftNotSaved')}
        </Alert>
      )}
      {state.error !== null && (
        <Alert
          level="error"
          role="alert"
          dismissLabel={t('composer.dismissError')}
          onDismiss={() => dispatch({ type: 'errorDismissed' })}
        >
          {t('composer.error', { reason: state.error })}
        </Alert>
      )}
    </>
  )
}

function Footer({
  composer,
  look,
  onCancel,
}: {
  composer: ComposerHandle
  look: ComposerProps['look']
  onCancel: (() => void) | undefined
}) {
  const t = useT()
  const { textLimit } = useInstance()
  const filesRef = useRef<HTMLInputElement>(null)
  const { state, dispatch, media, left, obstacle, scopes, hasDraft, isDraftKept } = composer
  const isPosting = state.phase === 'posting'
  const isTouched = hasDraft && isDraftKept
  return (
    <div className={styles['footer']}>
      <input
        ref={filesRef}
        type="file"
        multiple
        hidden
        aria-label={t('composer.chooseFiles')}
        onChange={(event) => {
          media.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <IconButton
        label={t('composer.addMedia')}
        icon={ImageIcon}
        size="small"
        disabled={isPosting}
        onClick={() => filesRef.current?.click()}
      />
      <IconButton
        label={state.isSubjectOpen ? t('composer.removeSubject') : t('composer.addSubject')}
        icon={WarningIcon}
        size="small"
        isOn={state.isSubjectOpen}
        disabled={isPosting}
        onClick={() => dispatch({ type: 'subjectToggled' })}
      />
      <span className={styles['saved']} role="status">
        {isTouched && look !== 'panel' ? t('composer.draftSaved') : ''}
      </span>
      {left !== null && (state.text !== '' || look !== 'panel') && (
        <CharacterRing left={left} limit={textLimit} />
      )}
      {look !== 'window' && (
        <ScopeMenu
          scope={state.scope}
          allowed={scopes}
          isCompact
          isDisabled={isPosting}
          onChoose={(scope) => dispatch({ type: 'scopeChosen', scope })}
        />
      )}
      {onCancel && look === 'inline' && (
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('composer.cancel')}
        </Button>
      )}
      <Button
        type="submit"
        size={look === 'window' ? 'normal' : 'small'}
        variant={look === 'panel' ? 'soft' : 'primary'}
        isPending={isPosting}
        disabled={obstacle !== null && obstacle !== 'empty'}
      >
        {t('composer.post')}
      </Button>
    </div>
  )
}

/** Writing a post: its text survives reloads, failures and a closed form. */
export function Composer({
  mode,
  look,
  label,
  onPosted,
  onCancel,
  isFocusedAtStart = false,
  typed = null,
  head,
}: ComposerProps) {
  const t = useT()
  const composer = useComposer({ mode, typed, onPosted })
  const textRef = useRef<HTMLTextAreaElement>(null)
  const { state, dispatch, media, submit, scopes } = composer
  const isPosting = state.phase === 'posting'

  useEffect(() => {
    const field = textRef.current
    if (!isFocusedAtStart || field === null) return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }, [isFocusedAtStart])

  function handleKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void submit()
    }
    if (event.key === 'Escape' && onCancel && look === 'inline') {
      event.stopPropagation()
      onCancel()
    }
  }

  function takeFiles(event: ClipboardEvent | DragEvent, transfer: DataTransfer) {
    const files = filesOf(transfer)
    if (files.length === 0) return
    event.preventDefault()
    media.add(files)
  }

  return (
    // Keys and dropped files are taken from all of the form's controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={clsx(styles['composer'], styles[look])}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={handleKeys}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer)}
    >
      {look === 'window' && (
        <div className={styles['top']}>
          {head}
          <ScopeMenu
            scope={state.scope}
            allowed={scopes}
            isCompact={false}
            isDisabled={isPosting}
            onChoose={(scope) => dispatch({ type: 'scopeChosen', scope })}
          />
        </div>
      )}
      <Subject composer={composer} />
      <textarea
        ref={textRef}
        className={styles['text']}
        aria-label={t('composer.text')}
        placeholder={mode.kind === 'reply' ? t('composer.replyPlaceholder') : t('composer.placeholder')}
        dir="auto"
        lang={state.language}
        rows={look === 'panel' ? 2 : 3}
        value={state.text}
        readOnly={isPosting}
        onChange={(event) => dispatch({ type: 'textChanged', text: event.target.value })}
        onPaste={(event) => takeFiles(event, event.clipboardData)}
      />
      <Media composer={composer} />
      <Warnings composer={composer} />
      <Footer composer={composer} look={look} onCancel={onCancel} />
    </form>
  )
}
