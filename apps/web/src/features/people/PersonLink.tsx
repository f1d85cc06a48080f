import type { AccountId } from '@skein/api'

import { useAccount } from '../../model/entities.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { Link } from '../../ui/Link.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import { PersonAvatar } from '../media/index.ts'
import { EmojiText } from '../rich-text/index.ts'
import styles from './PersonLink.module.css'

interface PersonLinkProps {
  readonly id: AccountId
  /** A line of names, beside a timeline, or as wide as the column. */
  readonly kind: keyof typeof pictures
  /** Not the way to them: it would lead away from what is open. */
  readonly isPlain?: boolean
}

/** How large the picture is, px. */
const pictures = { line: 24, aside: 32, row: 36 } as const

/** Somebody in a list of people, and the way to them. */
export function PersonLink({ id, kind, isPlain = false }: PersonLinkProps) {
  const account = useAccount(id)
  const { restrictedNicknames } = useInstance().facts
  if (account === undefined) return null
  const content = (
    <>
      <PersonAvatar account={account} size={pictures[kind]} />
      <span className={styles['who']}>
        <Truncate as="b" className={styles['name']} dir="auto">
          <EmojiText text={account.displayName} emojis={account.emojis} />
        </Truncate>
        <Truncate className={styles['handle']} dir="ltr">
          @{account.handle}
        </Truncate>
      </span>
    </>
  )
  const look = { className: styles['person'], 'data-kind': kind } as const
  if (isPlain) return <div {...look}>{content}</div>
  return (
    <Link to={paths.profile(account, restrictedNicknames)} {...look}>
      {content}
    </Link>
  )
}
