import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { version } from '../../../../package.json'
import { OtherClients } from './OtherClients.tsx'
import styles from './AboutSection.module.css'

/** What runs here: the server and this client. */
export function AboutSection() {
  const t = useT()
  const { softwareName, backendVersion } = useInstance().facts
  const isKnown = softwareName !== null && backendVersion !== null
  return (
    <>
      <dl className={styles['versions']}>
        <div className={styles['row']}>
          <dt>{t('settingsWindow.about.server')}</dt>
          <dd>
            {isKnown
              ? t('about.version', { software: softwareName, version: backendVersion })
              : t('settingsWindow.about.unknown')}
          </dd>
        </div>
        <div className={styles['row']}>
          <dt>{t('settingsWindow.about.client')}</dt>
          <dd>{version}</dd>
        </div>
      </dl>
      <OtherClients />
    </>
  )
}
