import type { AccountRow } from '@skein/store'
import { useState } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { dayOf } from '../../../lib/written-date.ts'
import { editProfile } from '../../../model/windows.ts'
import { useSetting } from '../../../model/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { ExternalIcon, PenIcon } from '../../../ui/icons.tsx'
import { Counts } from '../../person-card/index.ts'
import {
  PersonActions,
  PrivateNote,
  RelationTags,
  RemoteFollow,
  useFreshRelationship,
} from '../../relations/index.ts'
import { amountOfField } from '../rules/head-bounds.ts'
import { dailyAverage } from '../rules/daily-average.ts'
import { HeadFields } from './HeadFields.tsx'
import { ProfileBanner } from './ProfileBanner.tsx'
import { HeadHtml, HeadNote } from './HeadNote.tsx'
import styles from './ProfileHead.module.css'
import { AccountNotices } from './AccountNotices.tsx'

interface ProfileHeadProps {
  readonly account: AccountRow
  readonly isOwn: boolean
}

/** Banner, picture, name, what they say of themselves, and how many there are. */
export function ProfileHead({ account, isOwn }: ProfileHeadProps) {
  const t = useT()
  const language = useLanguageTag()
  const [now] = useState(() => Date.now())
  useFreshRelationship(account.id)
  const joined = Date.parse(account.createdAt ?? '')
  const { value: amount } = amountOfField(account.fields.length)
  const areStatsHidden = useSetting('hideUserStats')
  return (
    <ProfileBanner
      account={account}
      actions={
        <>
          <PersonActions account={account} />
          <RemoteFollow account={account} />
          {isOwn && (
            <Button variant="line" icon={PenIcon} onClick={editProfile}>
              {t('profile.edit')}
            </Button>
          )}
        </>
      }
      marks={
        <>
          <RelationTags id={account.id} />
          {!isOwn && account.url !== '' && (
            <a
              href={`${account.url}.rss`}
              target="_blank"
              rel="noopener noreferrer"
              className={styles['original']}
              aria-label={t('profile.feed', { name: account.displayName })}
            >
              {t('profile.feedShort')}
            </a>
          )}
          {!account.isLocal && account.url !== '' && (
            <a href={account.url} target="_blank" rel="noopener noreferrer" className={styles['original']}>
              {t('profile.original')}
              <ExternalIcon size={14} />
            </a>
          )}
        </>
      }
    >
      {account.note !== '' && <HeadNote account={account} />}
      <AccountNotices account={account} />
      <HeadFields
        fields={account.fields.map(({ value, ...rest }) => ({
          ...rest,
          value: <HeadHtml account={account} html={value} amount={amount} />,
        }))}
        emojis={account.emojis}
      />
      <PrivateNote account={account} />
      <div className={styles['counts']}>
        <Counts account={account} views={['follows', 'followers']} />
        {!Number.isNaN(joined) && (
          <span className={styles['joined']}>
            {t(areStatsHidden ? 'profile.joined' : 'profile.joinedAverage', {
              date: dayOf(account.createdAt, language),
              count: dailyAverage(account.statusesCount, joined, now),
            })}
          </span>
        )}
      </div>
    </ProfileBanner>
  )
}
