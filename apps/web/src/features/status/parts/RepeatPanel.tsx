import { useT } from '../../../i18n/index.ts'
import {
  PrivateScopeIcon,
  PublicScopeIcon,
  UnlistedScopeIcon,
  type IconComponent,
} from '../../../ui/icons.tsx'
import { MenuPanel } from '../../../ui/MenuPanel.tsx'
import type { Opened } from '../../../ui/Opener.tsx'
import { perform } from '../actions/perform.ts'
import { repeatChoices } from '../actions/repeat.ts'
import { quote } from '../actions/reply.ts'
import type { ActionContext } from '../actions/types.ts'

const icons: Readonly<Record<string, IconComponent>> = {
  'repeat-public': PublicScopeIcon,
  'repeat-unlisted': UnlistedScopeIcon,
  'repeat-private': PrivateScopeIcon,
}

interface RepeatPanelProps extends Opened {
  readonly context: ActionContext
}

/** Quoting, and for whom to repeat. [POST-20, POST-28] */
export function RepeatPanel({ context, ...opened }: RepeatPanelProps) {
  const t = useT()
  const items = [quote, ...repeatChoices]
    .filter((action) => action.isOffered(context))
    .map((action) => ({
      key: action.name,
      label: t(action.labelKey),
      icon: icons[action.name] ?? action.icon ?? undefined,
      onSelect: () => void perform(action, context),
    }))
  return <MenuPanel {...opened} label={t('status.actions.repeat')} items={items} placement="bottom-start" />
}
