import { fetchSuggestions } from '@skein/api'
import type { AccountId } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { entityStore, useAccount } from '../../model/entities.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Link } from '../../ui/Link.tsx'
import { PersonAvatar } from '../media/index.ts'
import { EmojiText } from '../rich-text/index.ts'
import { PanelTitle } from './parts/PanelTitle.tsx'
import styles from './WhoToFollowPanel.module.css'

/** Suggestions beside a timeline [SHELL-09]. */
const maxShown = 3

/** People to follow, for members of an instance that suggests some [SHELL-08, 09]. */
export function WhoToFollowPanel() {
  const t = useT()
  const { viewerId } = useSession()
  const { suggestionsEnabled } = useInstance()
  const isShown = viewerId !== null && suggestionsEnabled
  const { data: ids } = useQuery({
    queryKey: ['suggestions', viewerId],
    queryFn: async ({ signal }) =>
      (await fetchSuggestions(getClient(), { signal })).map((account) => entityStore.ingestAccount(account)),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isShown || !ids || ids.length === 0) return null
  return (
    <section>
      <PanelTitle
        end={
          <Link to={paths.whoToFollow} aria-label={t('shell.whoToFollow.moreLabel')}>
            {t('shell.whoToFollow.more')}
          </Link>
        }
      >
        {t('shell.whoToFollow.title')}
      </PanelTitle>
      <ul>
        {ids.slice(0, maxShown).map((id) => (
          <Person key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Person({ id }: { id: AccountId }) {
  const account = useAccount(id)
  const { restrictedNicknames } = useInstance()
  if (!account) return null
  return (
    <li>
      <Link to={paths.profile(account, restrictedNicknames)} className={styles['person']}>
        <PersonAvatar account={account} size={32} />
        <span className={styles['id']}>
          <b className={styles['name']} dir="auto">
            <EmojiText text={account.displayName} emojis={account.emojis} />
          </b>
          <span className={styles['handle']}>@{account.handle}</span>
        </span>
      </Link>
    </li>
  )
}
