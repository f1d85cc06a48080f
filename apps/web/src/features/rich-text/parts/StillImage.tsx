import type { ImageNode } from '@skein/rich-text'
import type { ComponentProps } from 'react'
import { Picture } from '../../../ui/Picture.tsx'
import { StillPicture } from '../../media/index.ts'
import styles from '../RichText.module.css'

type StillProps = Omit<ComponentProps<'img'>, 'ref' | 'onLoad'> & {
  readonly src: string
  readonly alt: string
}

function Still(picture: StillProps) {
  return (
    <span className={styles['still']}>
      <StillPicture {...picture} />
    </span>
  )
}

/** An inline picture that stands still until its post has the pointer. */
export function StillImage({ image: { src, alt } }: { readonly image: ImageNode }) {
  return (
    <Picture
      Image={Still}
      className={styles['image']}
      src={src}
      alt={alt}
      fallback={alt}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}
