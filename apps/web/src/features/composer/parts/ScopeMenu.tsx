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
  scope: Scope
  /** Scopes that may be chosen; the others stay visible with the reason. */
  allowed: readonly Scope[]
  isCompact: boolean
  isDisabled: boolean
  onChoose: (scope: Scope) => void
}

/** Who may see the post. */
export function ScopeMenu({ scope, allowed, isCompact, isDisabled, onChoose }: ScopeMenuProps) {
  const t = useT()
  const { name } = useInstance().branding
  const meanings: Record<Scope, string> = {
    public: t('composer.scopeMeanings.public'),
    local: t('composer.scopeMeanings.local', { instance: name }),
    unlisted: t('composer.scopeMeanings.unlisted'),
    private: t('composer.scopeMeanings.private'),
    direct: t('composer.scopeMeanings.direct'),
  }
  const hasLocal = useCan('localScope')
  const offered = order.filter((value) => value !== 'local' || hasLocal || value === scope)
  const Current = icons[scope]
  return (
    <MenuButton
      label={t('composer.scopeMenu')}
      aria-label={t('composer.scope', { scope: t(`scopes.${scope}`) })}
      className={isCompact ? styles['compact'] : styles['pill']}
      disabled={isDisabled}
      placement="bottom-end"
      items={offered.map((value) => ({
        key: value,
        label: t(`scopes.${value}`),
        icon: icons[value],
        note: allowed.includes(value) ? meanings[value] : t('composer.scopeTooWide'),
        isChecked: value === scope,
        isOneOf: true,
        isCurrent: value === scope,
        isDisabled: !allowed.includes(value),
        onSelect: () => onChoose(value),
      }))}
    >
      <Current size={isCompact ? 16 : 16} />
      {!isCompact && <span>{t(`scopes.${scope}`)}</span>}
      <DownIcon size={14} />
    </MenuButton>
  )
}
