import { lazyView } from '../lazy/index.ts'
import type { PollProps } from './Poll.tsx'
import { PollRoom } from './PollRoom.tsx'

/** A poll; what it asks is there at once, and how to answer as soon as its code is. */
export const Poll = lazyView<PollProps>(
  () => import('./Poll.tsx').then((part) => part.Poll),
  (props) => <PollRoom {...props} />,
)
