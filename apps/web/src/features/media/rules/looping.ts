/** What browsers tell of a video's sound, each in its own way. */
interface SoundFacts {
  readonly webkitAudioDecodedByteCount?: number
  readonly mozHasAudio?: boolean
  readonly audioTracks?: { readonly length: number }
}

function hasSound(medium: object): boolean {
  const video: SoundFacts = medium
  return (
    (video.webkitAudioDecodedByteCount ?? 0) > 0 ||
    video.mozHasAudio === true ||
    (video.audioTracks?.length ?? 0) > 0
  )
}

/** Whether a video starts again at its end; with `onlySilent` only one without sound. */
export function loops(
  video: object,
  settings: { readonly isOn: boolean; readonly onlySilent: boolean },
): boolean {
  return settings.isOn && !(settings.onlySilent && hasSound(video))
}
