import { useT } from '../../i18n/index.ts'
import { editProfile } from '../../model/windows.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LogOutIcon, PenIcon } from '../../ui/icons.tsx'
import { useSignOut } from '../session/index.ts'

/** Beside the viewer's avatar. */
export function EditProfileButton({ onEdit }: { readonly onEdit: () => void }) {
  const t = useT()
  return <IconButton size="small" icon={PenIcon} label={t('shell.userPanel.edit')} onClick={onEdit} />
}

/** Edit and sign out, beside the viewer's avatar. */
export function AccountActions() {
  const t = useT()
  const signOut = useSignOut()
  return (
    <>
      <EditProfileButton onEdit={editProfile} />
      <IconButton
        size="small"
        icon={LogOutIcon}
        label={t('shell.navigation.signOut')}
        onClick={signOut.ask}
      />
      {signOut.dialog}
    </>
  )
}
