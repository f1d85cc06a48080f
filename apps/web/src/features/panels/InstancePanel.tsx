import { fetchInstancePanel } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { useInstance } from '../../model/instance.ts'
import { useSetting } from '../../model/settings.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './InstancePanel.module.css'
import { PanelTitle } from './parts/PanelTitle.tsx'

/** What the admins want to say, in their HTML, drawn safely [SHELL-06]. */
export function InstancePanel() {
  const t = useT()
  const { showInstanceSpecificPanel } = useInstance()
  const isHidden = useSetting('hideISP')
  const isShown = showInstanceSpecificPanel && !isHidden
  const { data } = useQuery({
    queryKey: ['instance-panel'],
    queryFn: ({ signal }) => fetchInstancePanel(getClient(), { signal }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isShown || !data) return null
  return (
    <section>
      <PanelTitle>{t('shell.instancePanel')}</PanelTitle>
      <RichText html={data} className={styles['text']} />
    </section>
  )
}
