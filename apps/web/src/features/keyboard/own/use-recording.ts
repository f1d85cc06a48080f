import { useEffect, useEffectEvent, useState } from 'react'

import { useT, type MessageKey } from '../../../i18n/index.ts'
import { speak } from '../../../lib/speech.ts'
import { chooseKeys, keyOf, type BoundShortcut, type ShortcutLabel } from '../../../model/keys.ts'
import { getSetting } from '../../../model/settings.ts'
import { recorded } from '../rules/record.ts'
import { useKeyWords } from './use-key-words.ts'

/** How long a second key is waited for, in milliseconds. */
const secondKeyMs = 1_000

export interface Recording {
  readonly label: ShortcutLabel
  /** What was pressed and waits for a second key. */
  readonly first: string | null
  /** Why the last press was nothing. */
  readonly refusal: string | null
}

/** With single keys that want Alt, it is not part of what is kept: they are the same keys without it. */
const kept = (key: string): string =>
  getSetting('keyboardShortcuts') === 'alt' ? key.replace(/^Alt\+(?=.$)/u, '') : key

/** Takes the next keys for one shortcut, before anybody else has them. */
export function useRecording() {
  const t = useT()
  const wordsOf = useKeyWords()
  const [now, setNow] = useState<Recording | null>(null)
  const nameOf = (label: MessageKey) => t(label as 'keyboard.next')

  function start({ label, keys }: BoundShortcut) {
    setNow({ label, first: null, refusal: null })
    speak(t('ownKeys.said.listening', { name: nameOf(label), keys: wordsOf(keys) }))
  }

  function take(keys: readonly string[]) {
    if (now === null) return
    setNow(null)
    chooseKeys(now.label, keys)
    const name = nameOf(now.label)
    speak(
      keys.length === 0
        ? t('ownKeys.said.removed', { name })
        : t('ownKeys.said.taken', { name, keys: wordsOf(keys) }),
    )
  }

  /** What was pressed and waits is enough. */
  function stop() {
    if (typeof now?.first === 'string') take([now.first])
    else setNow(null)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (now === null) return
    const step = recorded(now.first, kept(keyOf(event)))
    if (step.kind === 'leave') {
      stop()
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.repeat) return
    switch (step.kind) {
      case 'keep':
        setNow(null)
        speak(t('ownKeys.said.kept'))
        break
      case 'remove':
        take([])
        break
      case 'wait':
        setNow({ ...now, first: step.keys, refusal: null })
        speak(t('ownKeys.said.waiting', { keys: wordsOf([step.keys]) }))
        break
      case 'take':
        take([step.keys])
        break
      case 'refuse': {
        const refusal = t(`ownKeys.refused.${step.reason}`, { keys: wordsOf([step.keys]) })
        setNow({ ...now, first: null, refusal })
        speak(refusal, 'urgent')
        break
      }
      case 'nothing':
    }
  })
  const end = useEffectEvent(stop)

  const isOn = now !== null
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [isOn])

  const first = now?.first ?? null
  useEffect(() => {
    if (first === null) return undefined
    const timer = setTimeout(() => end(), secondKeyMs)
    return () => clearTimeout(timer)
  }, [first])

  return { now, start, stop }
}
