import type { EmojiNode } from '@skein/rich-text'
import { useHasStillPictures } from '../../../model/look.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { StillSmall } from '../../media/index.ts'
import styles from './EmojiImage.module.css'

/** A custom emoji in a box of fixed size, so that the line does not move when it arrives; its shortcode when it does not. */
export function EmojiImage({ emoji }: { readonly emoji: EmojiNode }) {
  const isStill = useHasStillPictures()
  const name = `:${emoji.shortcode}:`
  const picture = {
    className: styles['emoji'],
    src: isStill ? emoji.staticUrl : emoji.url,
    alt: name,
    title: name,
    loading: 'lazy',
    decoding: 'async',
    draggable: false,
  } as const
  const isFirstFrame = isStill && emoji.staticUrl === emoji.url
  return <Picture {...picture} fallback={name} Image={isFirstFrame ? StillSmall : undefined} />
}
