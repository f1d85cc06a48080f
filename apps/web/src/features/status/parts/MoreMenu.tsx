import { useT } from '../../../i18n/index.ts'
import { MenuButton, type MenuItem } from '../../../ui/MenuButton.tsx'
import { perform } from '../action-state.ts'
import { bookmark, menuActions } from '../actions/index.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './ActionBar.module.css'
import { MoreIcon } from './row-icons.tsx'

/** Where the bar has no slot for the bookmark. */
const narrow = '(width <= 800px)'

/** Everything that has no slot in the bar. */
export function MoreMenu({ context }: { readonly context: ActionContext }) {
  const t = useT()
  const items = (): MenuItem[] =>
    menuActions
      .filter((action) => action.isOffered(context) && (action !== bookmark || matchMedia(narrow).matches))
      .map((action) => ({
        key: action.name,
        label: t(action.labelKey),
        icon: action.icon,
        hint: action.shortcuts[0]?.replace(/^[A-Z]$/, 'Shift+$&'),
        isChecked: action.isOn?.(context),
        isDanger: action.isDanger,
        startsGroup: action.isDanger,
        href: action.hrefOf?.(context),
        onSelect: action.hrefOf === undefined ? () => void perform(action, context) : undefined,
      }))
  return (
    <MenuButton
      label={t('status.more')}
      items={items}
      placement="bottom-end"
      className={styles['action']}
      data-tooltip={t('status.more')}
    >
      <MoreIcon />
    </MenuButton>
  )
}
