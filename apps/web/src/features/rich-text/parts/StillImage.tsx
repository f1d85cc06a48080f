import type { ImageNode } from '@skein/rich-text'
import { StillPicture } from '../../media/index.ts'
import styles from '../RichText.module.css'

/** An inline picture that stands still until its post has the pointer. */
export function StillImage({ image }: { readonly image: ImageNode }) {
  return (
    <span className={styles['still']}>
      <StillPicture
        className={styles['image']}
        src={image.src}
        alt={image.alt}
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </span>
  )
}
