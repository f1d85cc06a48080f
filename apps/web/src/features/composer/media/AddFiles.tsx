import { useRef, type RefObject } from 'react'
import { useT } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ImageIcon } from '../../../ui/icons.tsx'
import type { ComposerHandle } from '../use-composer.ts'
import styles from './Files.module.css'
import { CameraIcon } from './icons.tsx'
import { useFullReason } from './use-full-reason.ts'

interface AddFilesProps {
  composer: ComposerHandle
  filesRef: RefObject<HTMLInputElement | null>
}

/** Files from the device, and on one that is touched from its camera. */
export function AddFiles({ composer, filesRef }: AddFilesProps) {
  const t = useT()
  const { state, media, isPosting } = composer
  const cameraRef = useRef<HTMLInputElement>(null)
  const reason = useFullReason(state.media.length)

  const take = (input: HTMLInputElement) => {
    media.add([...(input.files ?? [])])
    input.value = ''
  }
  const button = (label: string) => ({
    label,
    'data-tooltip': reason ?? label,
    'aria-description': reason ?? undefined,
    iconSize: 18 as const,
    size: 'small' as const,
    disabled: isPosting,
    // Reached by the keys all the same: it says why it does nothing.
    'aria-disabled': reason !== null,
  })
  return (
    <>
      <input
        ref={filesRef}
        type="file"
        multiple
        hidden
        aria-label={t('composer.chooseFiles')}
        onChange={(event) => take(event.target)}
      />
      <IconButton
        {...button(t('composer.addMedia'))}
        icon={ImageIcon}
        onClick={() => reason === null && filesRef.current?.click()}
      />
      <input
        ref={cameraRef}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('composer.takenPhoto')}
        onChange={(event) => take(event.target)}
      />
      <IconButton
        {...button(t('composer.takePhoto'))}
        icon={CameraIcon}
        className={styles['camera']}
        onClick={() => reason === null && cameraRef.current?.click()}
      />
    </>
  )
}
