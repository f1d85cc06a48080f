import type { AccountId } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { ariaKey, useKeyHint } from '../../../model/keys.ts'
import { PersonAvatar } from '../../media/index.ts'
import { NewPill } from '../../../ui/NewPill.tsx'
import { useFaces } from '../use-faces.ts'
import styles from './NewPostsPill.module.css'
import { countInWords, useNewPostsText } from './use-new-posts-text.ts'

export interface NewPostsPillProps {
  /** 0 with a gap above what is shown, or with another filter: there is something to fetch, nobody knows how much. */
  readonly count: number
  /** There are more on the server than are counted. */
  readonly hasMore: boolean
  /** Whose posts wait, newest first. */
  readonly authors: readonly AccountId[]
  readonly onPress: () => void
}

/** [TL-05] Shows what waits. */
export function NewPostsPill({ count, hasMore, authors, onPress }: NewPostsPillProps) {
  const t = useT()
  const faces = useFaces(authors)
  const key = useKeyHint('keyboard.showNew', ['.'])
  const label = useNewPostsText(count, hasMore)
  const short =
    count === 0
      ? t('timeline.reloadShort')
      : t('timeline.newPostsShort', { count: countInWords(count, hasMore) })
  return (
    <NewPill label={label} short={short} keyHint={key} keyShortcuts={ariaKey(key)} onPress={onPress}>
      {faces.length > 0 &&
        faces.map(({ id, account }) => (
          <PersonAvatar key={id} account={account} size={20} isRound className={styles['face']} />
        ))}
    </NewPill>
  )
}
