import type { Attachment } from '@skein/api'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { openableUrl } from '../../../lib/openable-url.ts'
import { useT } from '../../../i18n/index.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { CloseIcon, FileIcon, PlayIcon } from '../../../ui/icons.tsx'
import { fileName } from '../parts/file-name.ts'
import styles from './FlashPlayer.module.css'
import { createFlash, type Flash, type FlashState } from './machine.ts'
import { playFlash } from './ruffle.ts'

interface FlashPlayerProps {
  readonly attachment: Attachment
  readonly className?: string | undefined
}

/** A Flash file: by name, until it is asked to play. [MEDIA-24, ERR-41] */
export function FlashPlayer({ attachment, className }: FlashPlayerProps) {
  const t = useT()
  const roomRef = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<FlashState>('idle')
  const address = openableUrl(attachment.url)
  const flash = useRef<Flash | null>(null)
  useEffect(() => () => flash.current?.stop(), [])
  const isPlaying = state === 'loaded'

  function press() {
    if (isPlaying) return flash.current?.stop()
    flash.current ??= createFlash(async () => {
      if (roomRef.current === null || address === null) throw new Error('Nothing to play')
      return playFlash(new URL(address, location.href).href, roomRef.current)
    }, setState)
    return void flash.current.start()
  }

  return (
    <div className={clsx(styles['flash'], className)}>
      <div className={styles['head']}>
        <FileIcon />
        <Truncate grows dir="auto">
          {attachment.description ?? fileName(attachment)}
        </Truncate>
        <Button
          size="small"
          icon={isPlaying ? CloseIcon : PlayIcon}
          isPending={state === 'loading'}
          onClick={press}
        >
          {t(isPlaying ? 'media.stopFlash' : state === 'error' ? 'common.retry' : 'media.playFlash')}
        </Button>
      </div>
      {state === 'idle' && (
        <Truncate as="p" className={styles['hint']}>
          {t('media.flashWarning')}
        </Truncate>
      )}
      <div ref={roomRef} className={clsx(styles['room'], isPlaying && styles['playing'])} />
      {state === 'error' && (
        <Alert level="error" live="urgent">
          {t('general.flash_fail')}
        </Alert>
      )}
    </div>
  )
}
