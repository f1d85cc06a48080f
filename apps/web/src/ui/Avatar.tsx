import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Avatar.module.css'
import { UserIcon } from './icons.tsx'
import { Picture, type PictureProps } from './Picture.tsx'

export interface AvatarProps {
  /** One that does not load gives way to the server's default picture; null, or without that, a neutral figure. */
  src: string | null
  /** CSS px. The default follows the column: 44, on small screens 40. */
  size?: 20 | 24 | 32 | 36 | 48 | undefined
  /** Empty when the name stands beside it. */
  alt?: string
  /** A round one, for stacks. */
  isRound?: boolean
  className?: string | undefined
  /** The picture itself has come, not what stands for it. */
  onLoad?: () => void
  /** Draws the picture in the place of a plain one; it fills the room. */
  Image?: PictureProps['Image']
  /** A small mark over the lower corner. */
  children?: ReactNode
}

/** Of the server that the page is from, and of its kin. [ERR-42] */
const defaultPicture = '/images/avi.png'
/** The server has none: nobody has to ask again. */
let isDefaultBroken = false

export function Avatar(props: AvatarProps) {
  const { src, size, alt = '', isRound = false, className, onLoad, Image, children } = props
  const figure = (
    <span className={styles['blank']} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
      <UserIcon />
    </span>
  )
  const look = {
    alt,
    Image,
    width: size ?? 44,
    height: size ?? 44,
    loading: 'lazy',
    decoding: 'async',
    draggable: false,
  } as const
  return (
    <span
      className={clsx(styles['avatar'], size && styles[`s${size}`], isRound && styles['round'], className)}
    >
      <Picture
        {...look}
        src={src}
        onLoad={onLoad}
        fallback={
          !src || isDefaultBroken ? (
            figure
          ) : (
            <Picture
              {...look}
              src={defaultPicture}
              onError={() => {
                isDefaultBroken = true
              }}
              fallback={figure}
            />
          )
        }
      />
      {children}
    </span>
  )
}
