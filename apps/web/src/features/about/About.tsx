import { useT } from '../../i18n/index.ts'
import { useInstance, useServerEmoji } from '../../model/instance.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { FeaturesList, useInstanceName, useInstancePanel } from '../panels/index.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './About.module.css'
import { AboutSheet } from './parts/AboutSheet.tsx'
import { Bubble } from './parts/Bubble.tsx'
import { Policy } from './parts/Policy.tsx'
import { Staff } from './parts/Staff.tsx'
import { Terms } from './parts/Terms.tsx'
import { useBaseUrl } from './use-base-url.ts'

/** Everything a server says about itself; what it does not say is not there. */
export function About() {
  const t = useT()
  const { showFeaturesPanel } = useInstance().branding
  return (
    <Stack gap={5} className={styles['about']}>
      <Server />
      <OwnWords />
      <Staff />
      <Terms />
      <Bubble />
      <Policy />
      {showFeaturesPanel && (
        <AboutSheet title={t('shell.features.title')} isFlush>
          <FeaturesList isWide />
        </AboutSheet>
      )}
    </Stack>
  )
}

function Server() {
  const t = useT()
  const { description, softwareName, backendVersion } = useInstance().facts
  const name = useInstanceName()
  const baseUrl = useBaseUrl()
  const emojis = useServerEmoji()
  return (
    <Sheet className={styles['first']}>
      <ColumnHeading title={t('routes.titles.about')} isSticky={false} />
      <p className={styles['name']} dir="auto">
        {name}
      </p>
      {description !== '' && (
        <RichText html={description} baseUrl={baseUrl} emojis={emojis} className={styles['words']} />
      )}
      {softwareName !== null && backendVersion !== null && (
        <p className={styles['version']}>
          {t('about.version', { software: softwareName, version: backendVersion })}
        </p>
      )}
    </Sheet>
  )
}

/** What the admins want to say, unless the viewer hides it. [PAGES-04] */
function OwnWords() {
  const t = useT()
  const html = useInstancePanel()
  const baseUrl = useBaseUrl()
  const emojis = useServerEmoji()
  if (html === null) return null
  return (
    <AboutSheet title={t('shell.instancePanel')}>
      <RichText html={html} baseUrl={baseUrl} emojis={emojis} />
    </AboutSheet>
  )
}
