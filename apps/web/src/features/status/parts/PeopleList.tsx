import type { AccountId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import { EmojiText } from '../../rich-text/index.ts'
import { PersonAvatar } from '../../media/index.ts'
import { poppedPeople } from '../limits.ts'
import styles from './PeopleList.module.css'

interface PeopleListProps {
  readonly ids: readonly AccountId[]
  /** How many there are in all. */
  readonly count: number
}

/** The first people of a list, and how many more there are. [POST-51] */
export function PeopleList({ ids, count }: PeopleListProps) {
  const t = useT()
  const shown = ids.slice(0, poppedPeople)
  const others = Math.max(count, ids.length) - shown.length
  if (shown.length === 0) return <p className={styles['line']}>{t('status.people.nobody')}</p>
  return (
    <ul className={styles['people']}>
      {shown.map((id) => (
        <Person key={id} id={id} />
      ))}
      {others > 0 && <li className={styles['others']}>{t('status.people.others', { count: others })}</li>}
    </ul>
  )
}

function Person({ id }: { readonly id: AccountId }) {
  const account = useAccount(id)
  const { restrictedNicknames } = useInstance()
  if (account === undefined) return null
  return (
    <li>
      <Link to={paths.profile(account, restrictedNicknames)} className={styles['person']}>
        <PersonAvatar account={account} size={24} />
        <span className={styles['name']} dir="auto">
          <EmojiText text={account.displayName} emojis={account.emojis} />
        </span>
        <span className={styles['handle']} dir="ltr">
          @{account.handle}
        </span>
      </Link>
    </li>
  )
}
