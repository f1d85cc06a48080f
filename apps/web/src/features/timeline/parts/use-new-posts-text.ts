import { useT } from '../../../i18n/index.ts'
import { countedNewPosts } from '../limits.ts'

/** "12 new posts", "99+ new posts". */
export function useNewPostsText(count: number): string {
  const t = useT()
  if (count === 0) return t('timeline.reload')
  return count > countedNewPosts ? t('timeline.manyNewPosts') : t('timeline.newPosts', { count })
}
