import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { Row } from '../../../ui/Row.tsx'
import { AboutSheet } from './AboutSheet.tsx'
import styles from './Bubble.module.css'

/** The servers of the local bubble, if there are any. [PAGES-07] */
export function Bubble() {
  const t = useT()
  const { localBubbleInstances } = useInstance().facts
  if (localBubbleInstances.length === 0) return null
  return (
    <AboutSheet title={t('about.bubble.title')} text={t('about.bubble.text')}>
      <Row as="ul" wraps gap={3} className={styles['hosts']}>
        {[...new Set(localBubbleInstances)].map((host) => (
          <li key={host} dir="ltr">
            <a href={`https://${host}`} target="_blank" rel="noopener noreferrer">
              {host}
            </a>
          </li>
        ))}
      </Row>
    </AboutSheet>
  )
}
