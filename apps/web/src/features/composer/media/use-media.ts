import { useRef, type Dispatch } from 'react'
import { uploadMedia } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { getInstance } from '../../../model/instance.ts'
import type { ComposerEvent, MediaItem, SensitivityRules } from '../rules/composer-state.ts'
import { fileSize } from '../rules/text-rules.ts'

/** Why a file is not on the server: the texts are the composer's. */
export interface MediaTexts {
  tooBig(size: string, allowed: string): string
  failed(error: unknown): string
}

interface MediaOptions {
  dispatch: Dispatch<ComposerEvent>
  rules: SensitivityRules
  texts: MediaTexts
}

let lastKey = 0

/** Uploads of a form: adding, trying again, taking away. The chosen files are held until their upload ends. */
export function useMedia({ dispatch, rules, texts }: MediaOptions) {
  const files = useRef(new Map<string, { file: File; abort: AbortController }>())

  async function upload(key: string) {
    const entry = files.current.get(key)
    if (!entry) return
    const abort = new AbortController()
    files.current.set(key, { ...entry, abort })
    dispatch({ type: 'mediaChanged', key, change: { state: 'uploading', progress: 0, failure: null } })
    try {
      const attachment = await uploadMedia(getClient(), entry.file, {
        onProgress: (progress) => dispatch({ type: 'mediaChanged', key, change: { progress } }),
        signal: abort.signal,
      })
      const savedDescription = attachment.description ?? ''
      dispatch({
        type: 'mediaChanged',
        key,
        change: { state: 'ready', progress: 1, attachment, savedDescription },
      })
      files.current.delete(key)
    } catch (error) {
      if (abort.signal.aborted) return
      dispatch({ type: 'mediaChanged', key, change: { state: 'failed', failure: texts.failed(error) } })
    }
  }

  function add(chosen: readonly File[]) {
    const limit = getInstance().uploadLimit
    const items = chosen.map((file): MediaItem => {
      const key = `file-${(lastKey += 1)}`
      const allowed = limit ?? 0
      const isTooBig = allowed > 0 && file.size > allowed
      if (!isTooBig) files.current.set(key, { file, abort: new AbortController() })
      return {
        key,
        name: file.name,
        description: '',
        savedDescription: '',
        state: isTooBig ? 'failed' : 'uploading',
        progress: 0,
        attachment: null,
        failure: isTooBig ? texts.tooBig(fileSize(file.size), fileSize(allowed)) : null,
      }
    })
    dispatch({ type: 'mediaAdded', items, rules })
    for (const item of items) if (item.state === 'uploading') void upload(item.key)
  }

  function remove(key: string) {
    files.current.get(key)?.abort.abort()
    files.current.delete(key)
    dispatch({ type: 'mediaRemoved', key })
  }

  return {
    add,
    remove,
    retry: (key: string) => void upload(key),
    canRetry: (key: string) => files.current.has(key),
  }
}
