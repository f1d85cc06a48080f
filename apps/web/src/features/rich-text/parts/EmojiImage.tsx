import type { EmojiNode } from '@skein/rich-text'
import { useSetting } from '../../../model/settings.ts'
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts'
import styles from './EmojiImage.module.css'

/** A custom emoji in a box of fixed size, so that the line does not move when it arrives. */
export function EmojiImage({ emoji }: { readonly emoji: EmojiNode }) {
  const hasStillPictures = useSetting('stopGifs')
  const isMotionReduced = useReducedMotion()
  const name = `:${emoji.shortcode}:`
  const src = hasStillPictures || isMotionReduced ? emoji.staticUrl : emoji.url
  return (
    <img
      className={styles['emoji']}
      src={src}
      alt={name}
      title={name}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  )
}
