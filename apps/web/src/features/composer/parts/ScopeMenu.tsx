import type { Scope } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { useCan, useInstance } from '../../../model/instance.ts'
import {
  DirectScopeIcon,
  DownIcon,
  LocalScopeIcon,
  PrivateScopeIcon,
  PublicScopeIcon,
  UnlistedScopeIcon,
  type IconComponent,
} from '../../../ui/icons.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import type { ComposerHandle } from '../use-composer.ts'
import styles from './ScopeMenu.module.css'

const icons: Record<Scope, IconComponent> = {
  public: PublicScopeIcon,
  local: LocalScopeIcon,
  unlisted: UnlistedScopeIcon,
  private: PrivateScopeIcon,
  direct: DirectScopeIcon,
}

const order: readonly Scope[] = ['public', 'local', 'unlisted', 'private', 'direct']

interface ScopeMenuProps {
  composer: ComposerHandle
  isCompact: boolean
}

/** Who may see the post: the scopes that may not be chosen stay visible with the reason. An edit keeps its scope. */
export function ScopeMenu({ composer, isCompact }: ScopeMenuProps) {
  const t = useT()
  const { name } = useInstance().branding
  const { state, dispatch, isPosting, isEdit, scopes: allowed } = composer
  const { scope } = state
  const hasLocal = useCan('localScope')
  const offered = order.filter((value) => value !== 'local' || hasLocal || value === scope)
  const Current = icons[scope]
  return (
    <MenuButton
      label={t('composer.scopeMenu')}
      aria-label={t('composer.scope', { scope: t(`scopes.${scope}`) })}
      className={isCompact ? styles['compact'] : styles['pill']}
      disabled={isPosting || isEdit}
      placement="bottom-end"
      items={offered.map((value) => ({
        key: value,
        label: t(`scopes.${value}`),
        icon: icons[value],
        note: t(allowed.includes(value) ? `composer.scopeMeanings.${value}` : 'composer.scopeTooWide', {
          instance: name,
        }),
        isChecked: value === scope,
        isOneOf: true,
        isCurrent: value === scope,
        isDisabled: !allowed.includes(value),
        onSelect: () => dispatch({ type: 'scopeChosen', scope: value }),
      }))}
    >
      <Current size={16} />
      {!isCompact && <span>{t(`scopes.${scope}`)}</span>}
      <DownIcon size={14} />
    </MenuButton>
  )
}
