import { hideableTypes, notificationTypes } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import { Stack } from '../../../ui/Stack.tsx'
import styles from './NotificationTypes.module.css'

/** Follow requests always show: somebody waits for an answer. */
const types = hideableTypes.filter((type) => type !== 'follow_request')

/** Which notifications show, a switch for each type [SET-34]. */
export function NotificationTypes() {
  const t = useT()
  const shown = useSetting('notificationVisibility')
  return (
    <Stack gap={1} role="group" aria-label={t('settings.notificationVisibility.label')}>
      {types.map((type) => {
        const name = notificationTypes[type].settingName
        return (
          <label key={type} className={styles['row']}>
            <input
              type="checkbox"
              checked={shown[name]}
              onChange={() => setSetting('notificationVisibility', { ...shown, [name]: !shown[name] })}
            />
            {t(`notifications.kinds.${type}`)}
          </label>
        )
      })}
    </Stack>
  )
}
