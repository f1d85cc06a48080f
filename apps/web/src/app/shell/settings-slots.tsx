import { openKeyboardHelp } from '../../features/keyboard/index.ts'
import type { SettingsSlots } from '../../features/settings/index.ts'
import { PostSample } from '../../features/status/index.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/Button.tsx'
import { changeWindow } from './windows.ts'
import styles from './Windows.module.css'

/** The way to the list of keys, with the switch that turns them off. */
function KeysDoor() {
  const t = useT()
  return (
    <p className={styles['door']}>
      <Button
        onClick={() => {
          changeWindow('settings', 'close')
          openKeyboardHelp()
        }}
      >
        {t('keyboard.title')}
      </Button>
    </p>
  )
}

/** What other features put into the window of settings; each is fetched when it is drawn. */
export const settingsSlots: SettingsSlots = {
  sections: { keys: KeysDoor },
  effects: { posts: PostSample },
}
