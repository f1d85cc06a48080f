import type { ProfilePicture } from '@skein/api'
import { useState } from 'react'

import { withoutLocation } from '../../lib/metadata/without-location.ts'
import { cutOut, type PicturePart } from '../../lib/shrink-picture.ts'
import { useInstance } from '../../model/instance.ts'
import { isKeptWhole, mostBytesOf, pictureRules, refusalOf, type PictureRefusal } from './rules/pictures.ts'

/** A picture of which a part is being chosen. */
export interface Cropping {
  readonly file: File
  readonly picture: ImageBitmap
}

type Trouble = PictureRefusal | { readonly kind: 'unreadable' } | { readonly kind: 'cannotShrink' }

interface ChoiceState {
  readonly isPreparing: boolean
  readonly cropping: Cropping | null
  readonly trouble: Trouble | null
  /** What was refused only for its size. */
  readonly tooBig: File | null
}

const idle: ChoiceState = { isPreparing: false, cropping: null, trouble: null, tooBig: null }

/** The way from a file to a picture that the server takes: refused, used whole, or a part of it. [PROF-19] */
export function usePictureChoice(name: ProfilePicture, onReady: (file: File) => void) {
  const { limits } = useInstance()
  const [state, setState] = useState(idle)
  const { aspect, mostWidth } = pictureRules[name]
  const mostBytes = mostBytesOf(name, limits)

  async function cut(file: File, picture: ImageBitmap, part: PicturePart) {
    setState({ ...idle, isPreparing: true })
    try {
      onReady(await cutOut(picture, file, { part, mostWidth, mostBytes }))
      setState(idle)
    } catch {
      setState({ ...idle, trouble: { kind: 'cannotShrink' } })
    }
    picture.close()
  }

  /** What stands still goes through the hands of the browser: it loses what the camera wrote into it. */
  async function prepare(file: File) {
    const picture = await createImageBitmap(file).catch(() => null)
    if (picture === null) setState({ ...idle, trouble: { kind: 'unreadable' } })
    else if (aspect === null)
      await cut(file, picture, { x: 0, y: 0, width: picture.width, height: picture.height })
    else setState({ ...idle, cropping: { file, picture } })
  }

  async function choose(file: File) {
    setState({ ...idle, isPreparing: true })
    const isWhole = await isKeptWhole(file)
    const trouble = refusalOf(file, mostBytes, isWhole)
    if (trouble !== null) {
      setState({ ...idle, trouble, tooBig: trouble.kind === 'tooBig' && trouble.canShrink ? file : null })
    } else if (isWhole) {
      const clean = await withoutLocation(file)
      setState(idle)
      onReady(clean)
    } else await prepare(file)
  }

  return {
    ...state,
    mostBytes,
    choose: (file: File) => void choose(file),
    /** Goes on with what is too big: it is made smaller on the way. */
    shrink: () => {
      if (state.tooBig !== null) void prepare(state.tooBig)
    },
    use: (part: PicturePart) => {
      if (state.cropping !== null) void cut(state.cropping.file, state.cropping.picture, part)
    },
    cancel: () => {
      state.cropping?.picture.close()
      setState(idle)
    },
    forgetTrouble: () => setState(idle),
  }
}
