import type { AccountRow } from '@skein/store'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import { EmojiText } from '../../rich-text/index.ts'

interface PersonNameProps {
  readonly account: AccountRow
  readonly className?: string | undefined
  /** Present where it names the author of the post. */
  readonly id?: string | undefined
}

/** Somebody's name, leading to their profile. */
export function PersonName({ account, className, id }: PersonNameProps) {
  const { restrictedNicknames } = useInstance().facts
  return (
    <Link
      to={paths.profile(account, restrictedNicknames)}
      id={id}
      className={className}
      data-author={id === undefined ? undefined : ''}
      dir="auto"
    >
      <EmojiText text={account.displayName} emojis={account.emojis} />
    </Link>
  )
}
