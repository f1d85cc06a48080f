import { isApiError, type ProfilePicture } from '@skein/api'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { useFileDrop } from '../../../lib/use-file-drop.ts'
import { failureText } from '../../../model/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Text } from '../../../ui/Text.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { pictureRules } from '../rules/pictures.ts'
import { usePictureChoice } from '../use-picture-choice.ts'
import { pictureOf, type Staged } from '../use-staged-pictures.ts'
import { CropDialog } from './CropDialog.tsx'
import styles from './PictureField.module.css'

export interface PictureFieldProps {
  readonly name: ProfilePicture
  /** What the server has; null where that is what everybody begins with. */
  readonly address: string | null
  readonly staged: Staged | undefined
  /** Why the server did not take it. */
  readonly failure: unknown
  readonly isDisabled: boolean
  readonly onPut: (file: File) => void
  readonly onRemove: () => void
  readonly onForget: () => void
}

/** One of the pictures of a profile: another one, none, or that which was. [PROF-18] [PROF-19] [PROF-20] */
export function PictureField(props: PictureFieldProps) {
  const { name, address, staged, failure, isDisabled, onPut, onRemove, onForget } = props
  const t = useT()
  const spokenTrouble = useSpokenPlace('urgent')
  const spoken = useSpokenPlace('polite')
  const filesRef = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const noteId = useId()
  const choice = usePictureChoice(name, onPut)
  const { over, handlers } = useFileDrop(!isDisabled, ([file]) => {
    if (file !== undefined) choice.choose(file)
  })
  const { aspect } = pictureRules[name]
  const what = t(`editProfile.pictures.${name}`)
  return (
    <fieldset
      aria-labelledby={titleId}
      className={clsx(styles['field'], over !== null && styles['over'])}
      {...handlers}
    >
      <div className={clsx(styles['frame'], styles[name])}>
        <Picture
          src={pictureOf(staged, address)}
          alt=""
          decoding="async"
          fallback={<span className={styles['none']}>{t('editProfile.pictures.none')}</span>}
        />
      </div>
      <div className={styles['rest']}>
        <h3 id={titleId} className={styles['title']}>
          {what}
        </h3>
        <Text size="small" tone="faint" id={noteId}>
          {t(`editProfile.pictures.hints.${name}`)}{' '}
          {Number.isFinite(choice.mostBytes) &&
            t('editProfile.pictures.most', { size: fileSize(choice.mostBytes) })}
        </Text>
        <input
          ref={filesRef}
          type="file"
          accept="image/*"
          hidden
          aria-label={what}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file !== undefined) choice.choose(file)
          }}
        />
        <div className={styles['buttons']}>
          <Button
            size="small"
            disabled={isDisabled}
            isPending={choice.isPreparing}
            aria-label={t('editProfile.pictures.choose', { what })}
            aria-describedby={noteId}
            onClick={() => filesRef.current?.click()}
          >
            {choice.isPreparing ? t('editProfile.pictures.preparing') : t('editProfile.pictures.chooseShort')}
          </Button>
          {staged === undefined && address !== null && (
            <Button
              size="small"
              variant="ghost"
              disabled={isDisabled}
              aria-label={t('editProfile.pictures.remove', { what })}
              onClick={() => {
                choice.forgetTrouble()
                onRemove()
              }}
            >
              {t('common.remove')}
            </Button>
          )}
          {staged !== undefined && (
            <Button
              size="small"
              variant="ghost"
              disabled={isDisabled}
              aria-label={t('editProfile.pictures.undo', { what })}
              onClick={onForget}
            >
              {t('common.undo')}
            </Button>
          )}
        </div>
        <p ref={spoken} className={styles['status']}>
          {staged !== undefined &&
            t(staged.kind === 'file' ? 'editProfile.pictures.staged' : 'editProfile.pictures.removed')}
        </p>
        <div ref={spokenTrouble} className={styles['trouble']}>
          <span>
            <Trouble choice={choice} failure={failure} staged={staged} />
          </span>
          {choice.tooBig !== null && (
            <Button size="small" variant="soft" onClick={choice.shrink}>
              {t('common.makeSmaller')}
            </Button>
          )}
        </div>
      </div>
      {choice.cropping !== null && aspect !== null && (
        <CropDialog
          picture={choice.cropping.picture}
          aspect={aspect}
          onUse={choice.use}
          onCancel={choice.cancel}
        />
      )}
    </fieldset>
  )
}

interface TroubleProps {
  readonly choice: ReturnType<typeof usePictureChoice>
  readonly failure: unknown
  readonly staged: Staged | undefined
}

function Trouble({ choice: { trouble }, failure, staged }: TroubleProps) {
  const t = useT()
  if (trouble?.kind === 'tooBig') {
    const { size, allowed } = trouble
    return t('editProfile.pictures.tooBig', { size: fileSize(size), allowed: fileSize(allowed) })
  }
  if (trouble !== null) return t(`editProfile.pictures.${trouble.kind}`)
  if (failure === undefined) return null
  const isTooBig = isApiError(failure) && failure.status === 413 && staged?.kind === 'file'
  return isTooBig
    ? t('editProfile.pictures.tooBigThere', { size: fileSize(staged.file.size) })
    : t('editProfile.notSavedFor', { reason: failureText(failure, t) })
}
