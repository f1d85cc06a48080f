import { lazyView } from '../lazy/index.ts'
import styles from './Gallery.module.css'

/* Parts of a gallery that few posts need. */

const fileRoom = <div className={styles['fileRoom']} />

export const AudioRow = lazyView(
  () => import('./parts/AudioRow.tsx').then((part) => part.AudioRow),
  <div className={styles['audioRoom']} />,
)
export const FileRow = lazyView(() => import('./parts/FileRow.tsx').then((part) => part.FileRow), fileRoom)
export const FlashPlayer = lazyView(
  () => import('./flash/FlashPlayer.tsx').then((part) => part.FlashPlayer),
  <div className={styles['flashRoom']} />,
)
export const WaitingCover = lazyView(
  () => import('./parts/WaitingCover.tsx').then((part) => part.WaitingCover),
  <div className={styles['cover']} />,
)
export const VideoPoster = lazyView(() => import('./parts/VideoPoster.tsx').then((part) => part.VideoPoster))
export const VideoTile = lazyView(() => import('./parts/VideoTile.tsx').then((part) => part.VideoTile))
