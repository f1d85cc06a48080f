import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import styles from './Avatar.module.css'
import { UserIcon } from './icons.tsx'

export interface AvatarProps {
  /** Null or a picture that does not load: a neutral figure. */
  src: string | null
  /** CSS px. The default follows the column: 44, on small screens 40. */
  size?: 20 | 24 | 28 | 32 | 36 | 40 | 48 | 56 | 100 | undefined
  /** Empty when the name stands beside it. */
  alt?: string
  /** A round one, for stacks. */
  isRound?: boolean
  className?: string | undefined
  /** A small mark over the lower corner. */
  children?: ReactNode
}

export function Avatar({ src, size, alt = '', isRound = false, className, children }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isShown = src !== null && src !== '' && src !== brokenSrc
  return (
    <span
      className={clsx(styles['avatar'], size && styles[`s${size}`], isRound && styles['round'], className)}
    >
      {isShown ? (
        <img
          src={src}
          alt={alt}
          width={size ?? 44}
          height={size ?? 44}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBrokenSrc(src)}
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
