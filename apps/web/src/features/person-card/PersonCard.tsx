import { htmlToText } from '@skein/rich-text'
import type { AccountRow } from '@skein/store'

import { useT } from '../../i18n/index.ts'
import { failureText } from '../../model/notices.ts'
import { useInstance, useIsClosed } from '../../model/instance.ts'
import { isAccountNotFound, type PersonRef } from '../../model/entities.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Button } from '../../ui/Button.tsx'
import { HoverPanel } from '../../ui/HoverPanel.tsx'
import type { Hovered } from '../../ui/HoverOpener.tsx'
import { LockIcon, PenIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSpokenPlace } from '../../ui/spoken.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../media/index.ts'
import { PersonActions, RelationTags } from '../relations/index.ts'
import { EmojiText } from '../rich-text/index.ts'
import { Badges } from './parts/Badges.tsx'
import { Counts } from './parts/Counts.tsx'
import styles from './PersonCard.module.css'
import { useKnownPerson } from './use-known-person.ts'

interface PersonCardProps extends Hovered {
  readonly cameFrom: HTMLElement | null
  readonly person: PersonRef
  readonly onEditProfile: () => void
}

/** Somebody in small, beside what leads to them. [USER-01] */
export function PersonCard({ person, onEditProfile, ...hovered }: PersonCardProps) {
  const t = useT()
  const { account, error, isAsking, retry } = useKnownPerson(person)
  const isClosed = useIsClosed(error)
  const spoken = useSpokenPlace('polite')
  const name = account?.displayName ?? person.value
  return (
    <HoverPanel {...hovered} label={t('profile.card.label', { name })} className={styles['card']}>
      {account !== undefined ? (
        <Known account={account} onEditProfile={onEditProfile} />
      ) : error === null || isAsking ? (
        <p className={styles['line']}>
          <Spinner size={20} label={t('profile.loading')} />
        </p>
      ) : isClosed ? (
        <p ref={spoken} className={styles['line']}>
          {t('session.membersOnly.title')}
        </p>
      ) : (
        <div className={styles['line']}>
          <span ref={spoken}>
            {isAccountNotFound(error) ? t('profile.profile_does_not_exist') : failureText(error, t)}
          </span>
          {!isAccountNotFound(error) && (
            <Button size="small" onClick={retry}>
              {t('common.retry')}
            </Button>
          )}
        </div>
      )}
    </HoverPanel>
  )
}

interface KnownProps {
  readonly account: AccountRow
  readonly onEditProfile: () => void
}

function Known({ account, onEditProfile }: KnownProps) {
  const t = useT()
  const { viewerId } = useSession()
  const { restrictedNicknames } = useInstance().facts
  const profile = paths.profile(account, restrictedNicknames)
  const words = htmlToText(account.note).trim()
  return (
    <>
      <div className={styles['banner']}>
        <Picture src={account.header && (account.headerStatic ?? account.header)} alt="" decoding="async" />
      </div>
      <div className={styles['head']}>
        <Link to={profile} tabIndex={-1} aria-hidden="true">
          <PersonAvatar account={account} className={styles['avatar']} />
        </Link>
        {account.id === viewerId ? (
          <Button size="small" variant="line" icon={PenIcon} onClick={onEditProfile}>
            {t('profile.edit')}
          </Button>
        ) : (
          <PersonActions account={account} isSmall />
        )}
      </div>
      <div className={styles['text']}>
        <div className={styles['names']}>
          <Link to={profile} className={styles['name']} dir="auto">
            <EmojiText text={account.displayName} emojis={account.emojis} />
          </Link>
          {account.isLocked && (
            <span className={styles['lock']} data-tooltip={t('profile.locked')}>
              <LockIcon size={14} />
              <VisuallyHidden>{t('profile.locked')}</VisuallyHidden>
            </span>
          )}
          <Badges account={account} />
        </div>
        <div className={styles['names']}>
          <span className={styles['handle']} dir="ltr">
            @{account.handle}
          </span>
          <VisuallyHidden>{'\u00a0'}</VisuallyHidden>
          <RelationTags id={account.id} />
        </div>
        {words !== '' && (
          <p className={styles['note']} dir="auto">
            <EmojiText text={words} emojis={account.emojis} />
          </p>
        )}
        <div className={styles['counts']}>
          <Counts account={account} views={['statuses', 'follows', 'followers']} />
        </div>
      </div>
    </>
  )
}
