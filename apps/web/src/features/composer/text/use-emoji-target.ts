import { useRef, useState, type FocusEvent, type RefObject } from 'react'
import { fetchPictureFile } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { failureText, noticeMs, notify } from '../../../model/notices.ts'
import { writeEmoji, type EmojiChoice } from '../../emoji/index.ts'
import type { ComposerHandle } from '../use-composer.ts'

interface Fields {
  text: RefObject<HTMLTextAreaElement | null>
  subject: RefObject<HTMLInputElement | null>
}

/** Where a chosen emoji goes: to the caret of the field that was written in last. [EMOJI-04] [EMOJI-10] */
export function useEmojiTarget({ dispatch, media, rules }: ComposerHandle, fields: Fields) {
  const t = useT()
  const [isPickerOpen, setPickerOpen] = useState(false)
  const isInSubject = useRef(false)

  return {
    isPickerOpen,
    setPickerOpen,
    /** Of the form: remembers which field had the focus last. */
    follow: ({ target }: FocusEvent) => {
      if (target === fields.text.current) isInSubject.current = false
      if (target === fields.subject.current) isInSubject.current = true
    },
    insert: (choice: EmojiChoice, staysOpen: boolean) => {
      const [text, subject] = [fields.text.current, isInSubject.current ? fields.subject.current : null]
      if (subject !== null)
        writeEmoji(subject, choice, staysOpen, (next) =>
          dispatch({ type: 'subjectChanged', subject: next, rules }),
        )
      else if (text !== null)
        writeEmoji(text, choice, staysOpen, (next) => dispatch({ type: 'textChanged', text: next }))
    },
    addSticker: (address: string) => {
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

export type EmojiTarget = ReturnType<typeof useEmojiTarget>
