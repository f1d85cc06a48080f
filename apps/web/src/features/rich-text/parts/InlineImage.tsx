import type { ImageNode } from '@skein/rich-text'
import { useHasStillPictures } from '../../../model/look.ts'
import { Picture } from '../../../ui/Picture.tsx'
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
  if (useHasStillPictures()) return <StillImage image={image} />
  return (
    <Picture
      className={styles['image']}
      src={image.src}
      alt={image.alt}
      fallback={image.alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}
