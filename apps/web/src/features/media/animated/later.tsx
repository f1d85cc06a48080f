import { lazyView } from '../../lazy/index.ts'
import type { MotionButtonProps } from './MotionButton.tsx'
import type { StillSmallProps } from './StillSmall.tsx'

/* What only pictures that move need. */

export const MotionButton = lazyView<MotionButtonProps>(
  () => import('./in-posts.ts').then((part) => part.MotionButton),
  null,
  { failsQuietly: true, needs: 'early' },
)
export const StillPicture = lazyView(() => import('./in-posts.ts').then((part) => part.StillPicture), null, {
  needs: 'early',
})
/** Small ones, without a label. */
export const StillSmall = lazyView<StillSmallProps>(
  () => import('./StillSmall.tsx').then((part) => part.StillSmall),
  ({ className }) => <span className={className} />,
  { failsQuietly: true },
)
