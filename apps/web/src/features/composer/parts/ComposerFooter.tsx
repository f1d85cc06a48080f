import { can } from '@skein/api'
import type { RefObject } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { EyeIcon, PollIcon, WarningIcon } from '../../../ui/icons.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { EmojiButton } from '../../emoji/index.ts'
import styles from '../Composer.module.css'
import { AddFiles } from '../media/AddFiles.tsx'
import { offersPolls } from '../rules/offers-polls.ts'
import { newPoll } from '../rules/poll-rules.ts'
import type { EmojiTarget } from '../text/use-emoji-target.ts'
import type { ComposerHandle } from '../use-composer.ts'
import { CharacterRing } from './CharacterRing.tsx'
import { ContentTypeSelect } from './ContentTypeSelect.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { ScopeMenu } from './ScopeMenu.tsx'

interface ComposerFooterProps {
  composer: ComposerHandle
  look: 'panel' | 'window' | 'inline'
  onCancel: (() => void) | undefined
  filesRef: RefObject<HTMLInputElement | null>
  emojiTarget: EmojiTarget
  isPreviewing: boolean
  onPreview: (isPreviewing: boolean) => void
}

/** What can be added, what is left, and the way out. */
export function ComposerFooter(props: ComposerFooterProps) {
  const { composer, look, onCancel, filesRef, emojiTarget, isPreviewing, onPreview } = props
  const t = useT()
  const spoken = useSpokenPlace('polite')
  const instance = useInstance()
  const { textLimit, pollLimits } = instance.limits
  const { state, dispatch, isPosting, isEdit, left, obstacle, hasDraft, isDraftKept } = composer
  const isTouched = hasDraft && isDraftKept
  return (
    <div className={styles['footer']}>
      <AddFiles composer={composer} filesRef={filesRef} />
      {/* An edited post keeps the poll it has. */}
      {!isEdit && offersPolls(instance) && (
        <IconButton
          label={state.poll === null ? t('composer.addPoll') : t('composer.removePoll')}
          icon={PollIcon}
          iconSize={18}
          size="small"
          isOn={state.poll !== null}
          disabled={isPosting}
          onClick={() =>
            dispatch(
              state.poll === null
                ? { type: 'pollOpened', fresh: newPoll(pollLimits) }
                : { type: 'pollClosed' },
            )
          }
        />
      )}
      <EmojiButton
        label={t('composer.addEmoji')}
        disabled={isPosting}
        canStayOpen
        onChoose={emojiTarget.insert}
        onSticker={emojiTarget.addSticker}
        onOpenChange={emojiTarget.setPickerOpen}
      />
      <IconButton
        label={state.isSubjectOpen ? t('composer.removeSubject') : t('composer.addSubject')}
        icon={WarningIcon}
        iconSize={18}
        size="small"
        isOn={state.isSubjectOpen}
        disabled={isPosting}
        onClick={() => dispatch({ type: 'subjectToggled' })}
      />
      {look !== 'panel' && (
        <span className={styles['tools']}>
          <ContentTypeSelect composer={composer} />
          {can(instance, 'previews') && (
            <IconButton
              label={isPreviewing ? t('composer.preview.close') : t('composer.preview.open')}
              icon={EyeIcon}
              iconSize={18}
              size="small"
              isOn={isPreviewing}
              onClick={() => onPreview(!isPreviewing)}
            />
          )}
        </span>
      )}
      {look === 'inline' && <LanguageSelect composer={composer} isPlain />}
      <span className={styles['saved']} ref={spoken}>
        {isTouched && look !== 'panel' ? t('composer.draftSaved') : ''}
      </span>
      <span className={styles['end']}>
        {left !== null && (state.text !== '' || look !== 'panel') && (
          <CharacterRing left={left} limit={textLimit} />
        )}
        {look !== 'window' && <ScopeMenu composer={composer} isCompact />}
        {onCancel && look === 'inline' && (
          <Button size="small" variant="ghost" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          size={look === 'window' ? 'normal' : 'small'}
          variant={look === 'panel' ? 'soft' : 'primary'}
          isPending={isPosting}
          disabled={obstacle !== null && obstacle !== 'empty' && obstacle !== 'fewOptions'}
        >
          {isEdit ? t('common.save') : t('composer.post')}
        </Button>
      </span>
    </div>
  )
}
