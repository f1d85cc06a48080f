import { clsx } from 'clsx'
import { useState } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import styles from './Avatar.module.css'
import { UserIcon } from './icons.tsx'

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
  /** Draws the picture in the place of a plain one; it fills the room. */
  Picture?: ComponentType<ComponentProps<'img'> & { src: string; alt: string }> | undefined
  /** A small mark over the lower corner. */
  children?: ReactNode
}

/** Of the server that the page is from, and of its kin. [ERR-42] */
const defaultPicture = '/images/avi.png'
/** The server has none: nobody has to ask again. */
let isDefaultBroken = false

export function Avatar(props: AvatarProps) {
  const { src, size, alt = '', isRound = false, className, Picture = 'img', children } = props
  const [broken, setBroken] = useState<readonly string[]>([])
  const pictures = !src ? [] : isDefaultBroken ? [src] : [src, defaultPicture]
  const shown = pictures.find((each) => !broken.includes(each))
  return (
    <span
      className={clsx(styles['avatar'], size && styles[`s${size}`], isRound && styles['round'], className)}
    >
      {shown !== undefined ? (
        <Picture
          src={shown}
          alt={alt}
          width={size ?? 44}
          height={size ?? 44}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => {
            isDefaultBroken ||= shown === defaultPicture
            setBroken([...broken, shown])
          }}
        />
      ) : (
        <span className={styles['blank']} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <UserIcon />
        </span>
      )}
      {children}
    </span>
  )
}
