import { useT } from '../../../i18n/index.ts'
import { countedNewPosts } from '../limits.ts'

/** "12", "99+" for more than that, "20+" where there are more on the server. */
export function countInWords(count: number, hasMore: boolean): string {
  const counted = Math.min(count, countedNewPosts)
  return hasMore || counted < count ? `${counted}+` : String(count)
}

/** "12 new posts", "20+ new posts". */
export function useNewPostsText(count: number, hasMore: boolean): string {
  const t = useT()
  if (count === 0) return t('timeline.reload')
  return hasMore || count > countedNewPosts
    ? t('timeline.manyNewPosts', { count: countInWords(count, hasMore) })
    : t('timeline.newPosts', { count })
}
