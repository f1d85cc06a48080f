import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** Null or empty where there is none. */
  readonly src: string | null
  readonly alt: string
  /** In the place of a picture that is not there or does not load; nothing without it. */
  readonly fallback?: ReactNode
  /** Draws it in the place of a plain picture. */
  readonly Image?: ComponentType<ComponentProps<'img'> & { src: string; alt: string }> | undefined
}

/**
 * A picture of which nobody knows whether it loads: one that does not gives way to what the design has for none, never
 * to the browser's broken glyph.
 */
export function Picture({ src, alt, fallback = null, Image, onError, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || src === failed) return fallback
  const picture = {
    ...rest,
    src,
    onError: (event: Parameters<NonNullable<typeof onError>>[0]) => {
      setFailed(src)
      onError?.(event)
    },
  }
  return Image === undefined ? <img {...picture} alt={alt} /> : <Image {...picture} alt={alt} />
}
