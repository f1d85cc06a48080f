import { useT } from '../../../i18n/index.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import styles from './DisplaySwitch.module.css'
import { LinearIcon, TreeIcon } from './icons.tsx'

const choices = [
  ['linear', LinearIcon],
  ['tree', TreeIcon],
] as const

/** [CONV-03, CONV-04] Linear or tree: the setting itself. */
export function DisplaySwitch() {
  const t = useT()
  const display = useSetting('conversationDisplay')
  return (
    <fieldset className={styles['switch']} aria-label={t('conversation.display.label')}>
      {choices.map(([value, Glyph]) => (
        <button
          key={value}
          type="button"
          className={styles['choice']}
          aria-pressed={display === value}
          onClick={() => setSetting('conversationDisplay', value)}
        >
          <Glyph size={16} />
          <span className={styles['word']}>{t(`conversation.display.${value}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
