import type { AccountRow } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { UserPlusIcon } from '../../../ui/icons.tsx'

/** Following somebody of this server from one's own: their server asks for the visitor's address. [USER-26, USER-27] */
export function RemoteFollow({ account }: { readonly account: AccountRow }) {
  const t = useT()
  const { status } = useSession()
  if (status !== 'visitor' || !account.isLocal || !URL.canParse(account.url)) return null
  return (
    <form
      method="post"
      action={`${new URL(account.url).origin}/main/ostatus`}
      aria-label={t('relations.remote.title', { name: account.displayName })}
    >
      <input type="hidden" name="nickname" value={account.username} />
      <input type="hidden" name="profile" value="" />
      <Button
        type="submit"
        variant="primary"
        icon={UserPlusIcon}
        aria-description={t('relations.remote.explained')}
      >
        {t('relations.remote.press')}
      </Button>
    </form>
  )
}
