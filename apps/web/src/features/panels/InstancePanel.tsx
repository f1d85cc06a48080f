import { useT } from '../../i18n/index.ts'
import { useServerEmoji } from '../../model/instance.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './InstancePanel.module.css'
import { PanelTitle } from './parts/PanelTitle.tsx'
import { useInstancePanel } from './use-instance-panel.ts'

/** What the admins want to say, in their HTML, drawn safely [SHELL-06]. */
export function InstancePanel() {
  const t = useT()
  const html = useInstancePanel()
  const emojis = useServerEmoji()
  if (html === null) return null
  return (
    <section>
      <PanelTitle>{t('shell.instancePanel')}</PanelTitle>
      <RichText html={html} emojis={emojis} className={styles['text']} />
    </section>
  )
}
