import { lazyView } from '../../lazy/index.ts'

/** An example of a post, for the pane beside the settings of posts. */
export const PostSample = lazyView(() => import('./PostSample.tsx').then((part) => part.PostSample), null, {
  failsQuietly: true,
})
