import { can, type AccountId } from '@skein/api'

import { getInstance, whenInstanceLoaded } from '../../model/instance.ts'
import { notify } from '../../model/notices.ts'
import { getSession } from '../../model/session.ts'
import { choiceOf, getSetting, setSetting } from '../../model/settings.ts'
import { askForUpdates } from '../../model/streaming.ts'
import { getSync, syncNow } from '../../model/sync.ts'
import { isBusy } from './is-busy.ts'

/** Nothing was offered to them yet, in the first run or here, and they have decided nothing themselves. */
const isUndecided = (): boolean =>
  !getSetting('firstRunDone') && !getSetting('updatesOffered') && choiceOf('useStreamingApi') === undefined

/**
 * Offers live updates to a member who has never had the first run, once on all their devices: it counts as offered as
 * soon as it is shown. Where the settings of the account cannot be read nothing is shown.
 */
export async function offerUpdates(viewerId: AccountId): Promise<void> {
  if (!isUndecided()) return
  await whenInstanceLoaded()
  if (getSession().viewerId !== viewerId || !can(getInstance(), 'streaming')) return
  // The start has read the settings already, as a rule.
  if (getSync().at === null) await syncNow()
  if (getSession().viewerId !== viewerId || !['saved', 'device'].includes(getSync().phase)) return
  if (!isUndecided() || isBusy() || document.visibilityState !== 'visible') return
  setSetting('updatesOffered', true)
  notify({
    level: 'info',
    messageKey: 'timeline.updatesOffer',
    actions: [{ labelKey: 'timeline.updatesAccept', run: () => askForUpdates(true) }],
  })
}
