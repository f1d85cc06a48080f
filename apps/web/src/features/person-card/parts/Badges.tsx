import type { AccountRow } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { BotTag } from '../../status/index.ts'

/** What somebody is on their server: staff, if they show it, a bot, deactivated. [USER-02] */
export function Badges({ account }: { readonly account: AccountRow }) {
  const t = useT()
  const { role, showsRole, isBot, isDeactivated } = account
  return (
    <>
      {showsRole && role !== 'member' && <Tag>{t(`profile.roles.${role}`)}</Tag>}
      {isBot && <BotTag />}
      {isDeactivated && <Tag>{t('profile.deactivated')}</Tag>}
    </>
  )
}
