import type { StatusId } from '@skein/api'
import { setPlayingPosts } from './playing-posts.ts'

interface Playing {
  readonly element: HTMLMediaElement
  readonly statusId: StatusId | null
  readonly stop: () => void
}

const playing = new Map<HTMLMediaElement, Playing>()

function publish(): void {
  const ids = [...playing.values()].flatMap(({ statusId }) => statusId ?? [])
  setPlayingPosts(ids)
}

const isInPicture = (element: HTMLMediaElement) => document.pictureInPictureElement === element

/** A video that is out of sight stops, unless it was put into a picture of its own. */
function stopOutOfSight(element: HTMLMediaElement): () => void {
  if (!(element instanceof HTMLVideoElement)) return () => undefined
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false && !isInPicture(element)) element.pause()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Called when a medium starts: the others stop, and its post is known as playing until it ends. */
export function notePlaying(element: HTMLMediaElement, statusId: StatusId | null): void {
  for (const other of playing.keys()) if (other !== element) other.pause()
  if (playing.has(element)) return
  const stop = new AbortController()
  const stopWatching = stopOutOfSight(element)
  const check = () => {
    if (!element.paused || isInPicture(element)) return
    playing.get(element)?.stop()
    playing.delete(element)
    publish()
  }
  for (const name of ['pause', 'ended', 'emptied', 'error', 'leavepictureinpicture'])
    element.addEventListener(name, check, { signal: stop.signal })
  playing.set(element, {
    element,
    statusId,
    stop: () => {
      stop.abort()
      stopWatching()
    },
  })
  publish()
}
