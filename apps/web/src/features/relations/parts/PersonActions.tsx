import { comparableHandle, type MuteChoices } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { compose } from '../../../model/writing.ts'
import { openFilterEditor, reportPerson } from '../../../model/windows.ts'
import {
  AtIcon,
  BellIcon,
  FilterIcon,
  FlagIcon,
  HighlightIcon,
  ListIcon,
  MoreIcon,
  MuteIcon,
} from '../../../ui/icons.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { IconOpener } from '../../../ui/IconOpener.tsx'
import type { MenuItem } from '../../../ui/menu-item.ts'
import { HighlightDialog } from '../../highlight/index.ts'
import { menuActions, mute, muteWith, notify } from '../actions/index.ts'
import { isOther, shownDomainOf } from '../actions/offered.ts'
import type { RelationAction } from '../actions/types.ts'
import { carryOut, useIsBusy } from '../carry-out.ts'
import { useRelationActs } from '../use-relation-acts.tsx'
import { FollowButton } from './FollowButton.tsx'
import { ListsDialog } from './ListsDialog.tsx'
import { MuteForDialog } from './MuteForDialog.tsx'
import styles from './PersonActions.module.css'

const fetchMenu = () => import('../../../ui/MenuPanel.tsx').then((part) => part.MenuPanel)

interface PersonActionsProps {
  readonly account: AccountRow
  /** Where there is room for the menu and following only; the menu has the rest. */
  readonly isSmall?: boolean
}

/** All that a member can do with somebody else: mention, be told, the menu, follow. */
export function PersonActions({ account, isSmall = false }: PersonActionsProps) {
  const t = useT()
  const { context, perform, dialog } = useRelationActs(account)
  const isTelling = useIsBusy(account.id, 'notify')
  const [asking, setAsking] = useState<'time' | 'highlight' | 'lists' | null>(null)
  const { relationship } = context
  if (relationship === undefined || !isOther(context)) return null
  const { displayName: name, isDeactivated } = account
  const words = { name, domain: shownDomainOf(context) }

  const mention = () => compose({ kind: 'mention', acct: account.acct })
  const muteFor = (choices: MuteChoices) => {
    const timed = muteWith(() => choices)
    void carryOut(timed, context, true, t)
  }

  function itemOf(action: RelationAction): MenuItem {
    const isOn = relationship !== undefined && action.isOn(relationship)
    return {
      key: action.name,
      label: t(action.labelKeyOf(isOn), words),
      icon: action.icon,
      isDanger: action.isDanger,
      isDisabled: action.isDisabled?.(context),
      onSelect: () => perform(action),
    }
  }

  function items(): readonly MenuItem[] {
    const mentioning: MenuItem = {
      key: 'mention',
      label: t('relations.mention', { name }),
      icon: AtIcon,
      isDisabled: isDeactivated,
      onSelect: mention,
    }
    const timed: MenuItem = {
      key: 'muteFor',
      label: t('relations.muteFor'),
      icon: MuteIcon,
      isDisabled: isDeactivated,
      onSelect: () => setAsking('time'),
    }
    const highlighting: MenuItem = {
      key: 'highlight',
      label: t('relations.highlight.open'),
      icon: HighlightIcon,
      onSelect: () => setAsking('highlight'),
    }
    const listing: MenuItem = {
      key: 'lists',
      label: t('relations.lists.open'),
      icon: ListIcon,
      onSelect: () => setAsking('lists'),
    }
    const filtering: MenuItem = {
      key: 'filter',
      label: t('relations.filter', { name }),
      icon: FilterIcon,
      onSelect: () =>
        openFilterEditor({
          terms: [{ kind: 'person', handle: comparableHandle(account.acct) }],
          offered: [],
        }),
    }
    const offered = menuActions
      .filter((action) => action.isOffered(context))
      .flatMap((action) =>
        action === mute && relationship?.muting === false ? [itemOf(action), timed] : [itemOf(action)],
      )
    const small = isSmall ? [mentioning, ...(notify.isOffered(context) ? [itemOf(notify)] : [])] : []
    const reporting: MenuItem = {
      key: 'report',
      label: t('relations.report'),
      icon: FlagIcon,
      isDanger: true,
      onSelect: () => reportPerson(account.id),
    }
    return [...small, listing, highlighting, filtering, ...offered, reporting]
  }

  return (
    <div className={styles['actions']}>
      {!isSmall && (
        <IconButton
          icon={AtIcon}
          label={t('relations.mention', { name })}
          disabled={isDeactivated}
          onClick={mention}
        />
      )}
      {!isSmall && notify.isOffered(context) && (
        <IconButton
          icon={BellIcon}
          label={t(notify.labelKeyOf(false), words)}
          isOn={notify.isOn(relationship)}
          aria-busy={isTelling || undefined}
          onClick={() => perform(notify)}
        />
      )}
      <IconOpener
        kind="menu"
        icon={MoreIcon}
        label={t('relations.menu', { name })}
        fetchPanel={fetchMenu}
        panelProps={{ label: t('relations.menu', { name }), items, placement: 'bottom-end' as const }}
      />
      <FollowButton account={account} size={isSmall ? 'small' : 'normal'} />
      {dialog}
      {asking === 'time' && <MuteForDialog name={name} onMute={muteFor} onClose={() => setAsking(null)} />}
      {asking === 'highlight' && <HighlightDialog account={account} onClose={() => setAsking(null)} />}
      {asking === 'lists' && <ListsDialog account={account} onClose={() => setAsking(null)} />}
    </div>
  )
}
