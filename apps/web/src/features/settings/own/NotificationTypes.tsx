import { hideableTypes, notificationSettingNames } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import { Switch } from '../../../ui/Switch.tsx'
import styles from './NotificationTypes.module.css'

/** Follow requests always show: somebody waits for an answer. */
const types = hideableTypes.filter((type) => type !== 'follow_request')

/** Which notifications show, a switch for each type [SET-34]. */
export function NotificationTypes() {
  const t = useT()
  const shown = useSetting('notificationVisibility')
  return (
    <div role="group" className={styles['types']} aria-label={t('settings.notificationVisibility.label')}>
      {types.map((type) => {
        const name = notificationSettingNames[type]
        return (
          <label key={type} className={styles['row']}>
            <span>{t(`notifications.kinds.${type}`)}</span>
            <Switch
              checked={shown[name]}
              onChange={() => setSetting('notificationVisibility', { ...shown, [name]: !shown[name] })}
            />
          </label>
        )
      })}
    </div>
  )
}
