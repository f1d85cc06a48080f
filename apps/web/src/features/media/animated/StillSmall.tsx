import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { mayMove } from '../rules/may-move.ts'
import { StillPicture } from './StillPicture.tsx'
import styles from './StillSmall.module.css'

export interface StillSmallProps extends Omit<ComponentProps<'img'>, 'ref' | 'onLoad'> {
  readonly src: string
  readonly alt: string
}

/** As `StillPicture`, for what is small: no label. Its class gives the room; without one it fills what holds it. */
export function StillSmall({ className, title, ...picture }: StillSmallProps) {
  return (
    <span className={clsx(className ?? styles['whole'], styles['room'])} title={title}>
      {mayMove(picture.src, null) ? (
        <StillPicture {...picture} className={styles['fill']} hasLabel={false} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/alt-text -- it is among the rest
        <img {...picture} className={styles['fill']} />
      )}
    </span>
  )
}
