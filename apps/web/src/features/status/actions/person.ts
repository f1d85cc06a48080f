import { paths } from '../../../model/routes.ts'
import { entityStore } from '../../../model/entities.ts'
import { navigate } from '../../../lib/navigate.ts'
import { FlagIcon, UserIcon } from '../../../ui/icons.tsx'
import { openWindow } from '../action-panels.ts'
import { isOwn } from './own.ts'
import type { ActionContext, StatusAction } from './types.ts'

function profileOf({ status, instance }: ActionContext): string {
  const { acct = null } = entityStore.accounts.get(status.accountId) ?? {}
  return paths.profile({ id: status.accountId, acct }, instance.restrictedNicknames)
}

/** The way to muting and blocking the author: their profile. */
export const author: StatusAction = {
  name: 'author',
  labelKey: 'status.menu.author',
  icon: UserIcon,
  shortcuts: [],
  isOffered: (context) => context.viewerId !== null && !isOwn(context),
  pathOf: profileOf,
  run: (context) => {
    navigate(profileOf(context))
    return Promise.resolve()
  },
}

/** The way to reporting the post. */
export const report: StatusAction = {
  name: 'report',
  labelKey: 'status.menu.report',
  icon: FlagIcon,
  shortcuts: [],
  isDanger: true,
  isOffered: (context) => context.viewerId !== null && !isOwn(context),
  run: ({ status, place }) => {
    openWindow({ kind: 'report', statusId: status.id, place })
    return Promise.resolve()
  },
}
