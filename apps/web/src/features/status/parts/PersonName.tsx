import type { AccountRow } from '@skein/store'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { useSetting } from '../../../model/settings.ts'
import { Link } from '../../../ui/Link.tsx'
import { EmojiText } from '../../rich-text/index.ts'
import { spokenName } from '../rules/post-label.ts'
import styles from '../StatusCard.module.css'

interface PersonNameProps {
  readonly account: AccountRow
  readonly className?: string | undefined
  /** Present where it names the author of the post. */
  readonly id?: string | undefined
}

/** Somebody's name, leading to their profile. */
export function PersonName({ account, className, id }: PersonNameProps) {
  const { restrictedNicknames } = useInstance().facts
  const speaksEmoji = useSetting('speakEmojiInNames')
  const isHeading = useSetting('postHeadings') && id !== undefined
  const link = (
    <Link
      to={paths.profile(account, restrictedNicknames)}
      id={id}
      className={className}
      data-author={id === undefined ? undefined : ''}
      dir="auto"
      aria-label={speaksEmoji ? undefined : spokenName(account)}
    >
      <EmojiText text={account.displayName} emojis={account.emojis} />
    </Link>
  )
  return isHeading ? <h2 className={styles['inside']}>{link}</h2> : link
}
