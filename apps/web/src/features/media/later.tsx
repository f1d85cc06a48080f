import { lazyView } from '../lazy/index.ts'
import type { MotionButtonProps } from './animated/MotionButton.tsx'
import type { StillSmallProps } from './animated/StillSmall.tsx'
import styles from './Gallery.module.css'

/* Parts that few posts need. They are fetched nowhere else, so that each is a file of its own. */

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
/** What a post without pictures that move never needs. */
export const MotionButton = lazyView<MotionButtonProps>(
  () => import('./animated/in-posts.ts').then((part) => part.MotionButton),
  null,
  { failsQuietly: true },
)
export const SensitiveCover = lazyView(
  () => import('./parts/SensitiveCover.tsx').then((part) => part.SensitiveCover),
  <div className={styles['cover']} />,
)
export const StillPicture = lazyView(() => import('./animated/in-posts.ts').then((part) => part.StillPicture))
/** Small ones, without a label. */
export const StillSmall = lazyView<StillSmallProps>(
  () => import('./animated/StillSmall.tsx').then((part) => part.StillSmall),
  ({ className }) => <span className={className} />,
  { failsQuietly: true },
)
export const VideoPoster = lazyView(() => import('./parts/VideoPoster.tsx').then((part) => part.VideoPoster))
export const VideoTile = lazyView(() => import('./parts/VideoTile.tsx').then((part) => part.VideoTile))
