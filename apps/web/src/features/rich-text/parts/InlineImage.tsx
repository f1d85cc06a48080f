import type { ImageNode } from '@skein/rich-text'
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts'
import { useSetting } from '../../../model/settings.ts'
import { lazyView } from '../../lazy/index.ts'
import styles from '../RichText.module.css'

interface InlineImageProps {
  readonly image: ImageNode
}

const StillImage = lazyView<InlineImageProps>(() =>
  import('./StillImage.tsx').then((part) => part.StillImage),
)

/** A picture inside a text, of bounded size; still where movement is not wanted. */
export function InlineImage({ image }: InlineImageProps) {
  const hasStillPictures = useSetting('stopGifs')
  const isMotionReduced = useReducedMotion()
  if (hasStillPictures || isMotionReduced) return <StillImage image={image} />
  return (
    <img
      className={styles['image']}
      src={image.src}
      alt={image.alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}
