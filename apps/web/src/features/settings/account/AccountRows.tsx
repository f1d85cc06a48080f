import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../model/session.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { AccountRow } from './AccountRow.tsx'
import { accountControlsOf, type AccountSection } from './controls.ts'
import { useAccountSettings } from './use-account-settings.ts'

/** What the server keeps of the account, of one section; nothing for visitors, and of what a server does not know. */
export function AccountRows({ section }: { readonly section: AccountSection }) {
  const t = useT()
  const isMember = useSession().status === 'signedIn'
  const { settings, error, isFetching, refetch, pending, refused, change } = useAccountSettings()
  if (!isMember) return null
  const controls = accountControlsOf(section).filter(
    ({ name }) => settings !== undefined && settings[name] !== null,
  )
  if (settings !== undefined && controls.length === 0) return null
  return (
    <SettingsGroup title={t('accountSettings.title')}>
      {settings === undefined && error === null && (
        <Skeleton kind="line" rows={accountControlsOf(section).length} label={t('accountSettings.loading')} />
      )}
      {settings === undefined && (
        <LoadFailure
          textKey="accountSettings.failed"
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {settings !== undefined &&
        controls.map((control) => (
          <AccountRow
            key={control.name}
            control={control}
            settings={settings}
            isBusy={pending !== null}
            isPending={pending === control.name}
            refusal={refused?.name === control.name ? refused.error : null}
            onChange={(name, value) => void change(name, value)}
          />
        ))}
    </SettingsGroup>
  )
}

export const ComposingAccountRows = () => <AccountRows section="composing" />
export const PostsAccountRows = () => <AccountRows section="posts" />
export const NotificationsAccountRows = () => <AccountRows section="notifications" />
