import { useRef, useState, type FocusEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { fetchPictureFile } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { failureText, noticeMs, notify } from '../../../model/notices.ts'
import { useSetting } from '../../../model/settings.ts'
import { insertEmoji, type EmojiChoice } from '../../emoji/index.ts'
import type { ComposerHandle } from '../use-composer.ts'

interface Fields {
  text: RefObject<HTMLTextAreaElement | null>
  subject: RefObject<HTMLInputElement | null>
}

export interface EmojiTarget {
  readonly isPickerOpen: boolean
  readonly setPickerOpen: (isOpen: boolean) => void
  /** Of the form: remembers which field had the focus last. */
  readonly follow: (event: FocusEvent) => void
  readonly insert: (choice: EmojiChoice, staysOpen: boolean) => void
  readonly addSticker: (address: string) => void
}

/** Where a chosen emoji goes: to the caret of the field that was written in last. [EMOJI-04] [EMOJI-10] */
export function useEmojiTarget(
  { state, dispatch, media, rules }: ComposerHandle,
  fields: Fields,
): EmojiTarget {
  const t = useT()
  const isPadded = useSetting('padEmoji')
  const [isPickerOpen, setPickerOpen] = useState(false)
  const isInSubject = useRef(false)

  return {
    isPickerOpen,
    setPickerOpen,
    follow: ({ target }) => {
      if (target === fields.text.current) isInSubject.current = false
      if (target === fields.subject.current) isInSubject.current = true
    },
    insert: ({ text: emoji }, staysOpen) => {
      const isSubject = isInSubject.current && fields.subject.current !== null
      const field = isSubject ? fields.subject.current : fields.text.current
      if (field === null) return
      const text = isSubject ? state.subject : state.text
      const start = field.selectionStart ?? text.length
      const end = field.selectionEnd ?? text.length
      const changed = insertEmoji({ text, start, end, emoji, isPadded })
      // The caret can stand behind what is in the field, not behind what is going to be.
      flushSync(() =>
        dispatch(
          isSubject
            ? { type: 'subjectChanged', subject: changed.text, rules }
            : { type: 'textChanged', text: changed.text },
        ),
      )
      field.setSelectionRange(changed.caret, changed.caret)
      if (!staysOpen) field.focus()
    },
    addSticker: (address) => {
      fetchPictureFile(address).then(
        (file) => media.add([file]),
        (error: unknown) =>
          notify({
            messageKey: 'emoji.stickerFailed',
            messageArgs: { reason: failureText(error, t) },
            timeout: noticeMs.error,
          }),
      )
    },
  }
}
