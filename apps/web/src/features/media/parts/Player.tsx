import type { Attachment, StatusId } from '@skein/api'
import type { SyntheticEvent } from 'react'
import { openableUrl } from '../../../lib/openable-url.ts'
import { useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { FailedTile } from '../failed.tsx'
import { notePlaying } from '../playing.ts'
import { loops } from '../rules/looping.ts'
import { fileName } from './file-name.ts'
import { useArrival } from './use-arrival.ts'

interface PlayerProps {
  readonly attachment: Attachment
  readonly statusId: StatusId | null
  /** Language of the description, when known. */
  readonly lang?: string | null
  /** The description stands beside it and is not its name too. */
  readonly isDescribed?: boolean
  readonly className?: string | undefined
}

/** A video or a recording with the browser's own controls. Nothing plays by itself. */
export function Player({ attachment, statusId, lang = null, isDescribed = false, className }: PlayerProps) {
  const t = useT()
  const isOn = useSetting('loopVideo')
  const savesData = useSetting('dataSaving')
  const onlySilent = useSetting('loopVideoSilentOnly')
  const { attempt, state, setState, retry } = useArrival()
  const { url, previewUrl, description, kind } = attachment
  if (state === 'failed') return <FailedTile attachment={attachment} onRetry={retry} />
  const Medium = kind === 'audio' ? 'audio' : 'video'
  const poster =
    kind === 'video' && previewUrl !== null && previewUrl !== url ? openableUrl(previewUrl) : null
  const followSound = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
    currentTarget.loop = kind === 'video' && loops(currentTarget, { isOn, onlySilent })
  }
  return (
    // What is said in it can only be in the description: servers keep no captions.
    <Medium
      key={attempt}
      className={className}
      src={openableUrl(url) ?? undefined}
      {...(poster === null ? {} : { poster })}
      {...(kind === 'audio' ? {} : { playsInline: true })}
      controls
      preload={savesData ? 'none' : 'metadata'}
      aria-label={nameOf(attachment, isDescribed, t)}
      lang={(!isDescribed && description !== null && lang) || undefined}
      onPlay={(event) => notePlaying(event.currentTarget, statusId)}
      onTimeUpdate={followSound}
      onError={() => setState('failed')}
    />
  )
}

function nameOf(attachment: Attachment, isDescribed: boolean, t: ReturnType<typeof useT>): string {
  const { kind, description } = attachment
  if (description === null)
    return t(kind === 'audio' ? 'media.audio' : 'media.video', { name: fileName(attachment) })
  return isDescribed ? t(`media.kinds.${kind}`) : description
}
