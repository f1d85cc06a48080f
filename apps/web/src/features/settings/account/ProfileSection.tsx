import { useT } from '../../../i18n/index.ts'
import { editProfile } from '../../../model/windows.ts'
import { Button } from '../../../ui/Button.tsx'
import rowStyles from '../window/SettingRow.module.css'
import { AccountRows } from './AccountRows.tsx'

/** The way to what people see of the viewer, and who may follow them. */
export function ProfileSection() {
  const t = useT()
  return (
    <>
      <div className={rowStyles['row']}>
        <div className={rowStyles['words']}>
          <p className={rowStyles['label']}>{t('accountSettings.profile')}</p>
          <p className={rowStyles['note']}>{t('accountSettings.profileHint')}</p>
        </div>
        <Button onClick={editProfile}>{t('editProfile.title')}</Button>
        <span className={rowStyles['slot']} />
      </div>
      <AccountRows section="profile" />
    </>
  )
}
