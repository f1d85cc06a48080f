import type { AccountId } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { PersonAvatar } from '../../media/index.ts'
import { countedNewPosts } from '../limits.ts'
import styles from './NewPostsPill.module.css'
import { useNewPostsText } from './use-new-posts-text.ts'

export interface NewPostsPillProps {
  /** 0 with a gap above what is shown, or with another filter: there is something to fetch, nobody knows how much. */
  readonly count: number
  /** The newest authors. */
  readonly faces: readonly AccountId[]
  readonly onPress: () => void
}

/** [TL-05] Shows what waits. */
export function NewPostsPill({ count, faces, onPress }: NewPostsPillProps) {
  const t = useT()
  const label = useNewPostsText(count)
  const short =
    count === 0 ? t('timeline.reloadShort') : t('timeline.newPostsShort', { count: shortCount(count) })
  return (
    <button
      type="button"
      className={styles['pill']}
      aria-label={label}
      aria-keyshortcuts="."
      onClick={onPress}
    >
      {faces.length > 0 && (
        <span className={styles['faces']}>
          {faces.map((id) => (
            <Face key={id} id={id} />
          ))}
        </span>
      )}
      <span className={styles['long']}>{label}</span>
      <span className={styles['short']}>{short}</span>
      <kbd className={styles['key']} aria-hidden="true">
        .
      </kbd>
    </button>
  )
}

function shortCount(count: number): string {
  return count > countedNewPosts ? `${countedNewPosts}+` : String(count)
}

const nobody = { avatar: null, avatarStatic: null }

function Face({ id }: { readonly id: AccountId }) {
  const account = useAccount(id)
  return <PersonAvatar account={account ?? nobody} size={20} isRound className={styles['face']} />
}
