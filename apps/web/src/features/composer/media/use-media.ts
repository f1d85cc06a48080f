import { useEffect, useLayoutEffect, useRef, useState, type Dispatch } from 'react'
import { fetchMedia } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { withSharedDependency } from '../../../lib/lazy-module.ts'
import { getClient } from '../../../model/client.ts'
import { isMediaNotFound } from '../../../model/writing.ts'
import { getInstance } from '../../../model/instance.ts'
import { forgetFile, forgetUnnamedFiles, keepFile, readKeptFile } from '../../../model/kept.ts'
import type { ComposerEvent, SensitivityRules } from '../rules/composer-state.ts'
import { allowedBytes, refusalOf, roomFor } from './rules/admission.ts'
import { freshItem, type MediaItem } from './rules/media-item.ts'
import { refusalText, uploadFailure } from './failures.ts'
import { dropUpload, fileOf, followUpload, hasBegun, holdFile, localUrlOf, startUpload } from './uploads.ts'

interface MediaOptions {
  media: readonly MediaItem[]
  dispatch: Dispatch<ComposerEvent>
  rules: SensitivityRules
  /** Whose draft the files belong to, so that they outlive the page; null where nothing does. */
  keptFor: string | null
  /** The files that are there from the start are not in a post that stands. */
  areUnposted: boolean
}

/** Unlike that of any other file, also of one that another tab keeps. */
const newKey = () => `file-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

/** Files of a form: adding, trying again, taking away, and going on with those of a form that was closed. */
export function useMedia({ media, dispatch, rules, keptFor, areUnposted }: MediaOptions) {
  const t = useT()
  const [leftOut, setLeftOut] = useState(0)
  const latest = useRef(media)
  const stops = useRef(new Set<() => void>())

  const change = (key: string, to: Partial<MediaItem>) => dispatch({ type: 'mediaChanged', key, change: to })
  const itemOf = (key: string) => latest.current.find((item) => item.key === key)

  /** Answers whether there is an upload to follow. */
  function follow(key: string): boolean {
    const stop = followUpload(key, (news) => {
      if (news.kind === 'progress')
        return change(key, { state: 'uploading', progress: news.share, failure: null, remedy: null })
      if (news.kind === 'failed')
        return change(key, { state: 'failed', ...uploadFailure(news.error, fileOf(key), t) })
      const { attachment } = news
      const savedDescription = attachment.description ?? ''
      // Some servers read a description in the file itself.
      const description = itemOf(key)?.description || savedDescription
      return change(key, { state: 'ready', progress: 1, attachment, savedDescription, description })
    })
    if (stop !== null) stops.current.add(stop)
    return stop !== null
  }

  /** Has the file at hand and sends it, unless the server would not take it: then it is as the answer says. */
  function begin(key: string, file: File): Partial<MediaItem> {
    const { name, type, size } = file
    const refusal = refusalOf(file, getInstance().limits)
    if (refusal !== null && !(refusal.kind === 'tooBig' && refusal.canShrink))
      return { name, type, size, state: 'failed', isHeld: false, ...refusalText(file, refusal, t) }
    holdFile(key, file)
    if (keptFor !== null) void keepFile(keptFor, key, file)
    if (refusal !== null) return { name, type, size, state: 'failed', ...refusalText(file, refusal, t) }
    // After the form knows of it.
    queueMicrotask(() => {
      void startUpload(key)
      follow(key)
    })
    return { name, type, size }
  }

  function forget(key: string) {
    dropUpload(key)
    if (keptFor !== null) void forgetFile(keptFor, key)
  }

  function add(chosen: readonly File[]) {
    const taken = chosen.slice(0, roomFor(latest.current.length, getInstance().limits))
    setLeftOut(chosen.length - taken.length)
    if (taken.length === 0) return
    const items = taken.map((file): MediaItem => {
      const key = newKey()
      return { ...freshItem, key, name: file.name, ...begin(key, file) }
    })
    dispatch({ type: 'mediaAdded', items, rules })
  }

  function remove(key: string) {
    forget(key)
    setLeftOut(0)
    dispatch({ type: 'mediaRemoved', key })
  }

  /** Another file takes the place of one that was lost; its description stays. */
  function replace(key: string, file: File) {
    forget(key)
    const { description: _, ...fresh } = freshItem
    const next = newKey()
    change(key, { ...fresh, key: next, ...begin(next, file) })
  }

  /** The server lost a file that is still here: it is sent once more. */
  function sendAnew(key: string, file: File) {
    const { description: _, ...fresh } = freshItem
    change(key, { ...fresh, ...begin(key, file) })
  }

  async function shrink(key: string) {
    const file = fileOf(key)
    if (file === null) return
    change(key, { state: 'uploading', progress: null, failure: null, remedy: null })
    const allowed = allowedBytes(file, getInstance().limits)
    try {
      const { shrunk } = await withSharedDependency(() => import('../../../lib/shrink-picture.ts'))
      // A server that refused what it said it takes takes less.
      const small = await shrunk(file, file.size > allowed ? allowed : file.size / 2)
      if (fileOf(key) === file) change(key, begin(key, small))
    } catch {
      change(key, { state: 'failed', failure: t('composer.cannotShrink'), remedy: null })
    }
  }

  const readKept = async (key: string) => (keptFor === null ? null : readKeptFile(keptFor, key))

  /** Goes on with a file that was on its way when its form was closed, in this page or the one before. */
  async function resume(key: string) {
    if (hasBegun(key) && follow(key)) return
    const file = fileOf(key) ?? (await readKept(key))
    if (file !== null) change(key, begin(key, file))
    else change(key, { state: 'failed', failure: t('composer.fileLost'), remedy: 'choose' })
  }

  /** Servers forget files that nobody posted. */
  async function look(key: string, id: string) {
    try {
      const attachment = await fetchMedia(getClient(), id)
      change(key, { attachment, savedDescription: attachment.description ?? '' })
    } catch (error) {
      if (!isMediaNotFound(error)) return
      const file = await readKept(key)
      if (file !== null) sendAnew(key, file)
      else change(key, { state: 'failed', failure: t('composer.fileGone'), remedy: 'choose' })
    }
  }

  /** Whether the server still has the files that no post has yet; it does not tell of those of a post that stands. */
  function lookAtAll() {
    for (const { key, attachment } of latest.current)
      if (attachment !== null && (areUnposted || key !== attachment.id)) void look(key, attachment.id)
  }

  useLayoutEffect(() => {
    latest.current = media
  })

  // What the server has need not be in memory; the browser keeps it until it is posted.
  useEffect(() => {
    for (const { key, attachment } of media) if (attachment !== null) dropUpload(key)
  }, [media])

  useEffect(() => {
    const { current } = stops
    for (const { key, attachment, state } of latest.current) {
      if (attachment === null && (state === 'uploading' || fileOf(key) !== null)) void resume(key)
    }
    lookAtAll()
    if (keptFor !== null) void forgetUnnamedFiles(keptFor, Date.now())
    return () => {
      for (const stop of current) stop()
      current.clear()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what is there at the start
  }, [])

  return {
    add,
    remove,
    replace,
    leftOut,
    lookAtAll,
    localUrlOf,
    retry: (key: string) => void startUpload(key),
    shrink: (key: string) => void shrink(key),
  }
}

export type MediaHandle = ReturnType<typeof useMedia>
