import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import { useCan, useInstance } from '../../model/instance.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from './FeaturesPanel.module.css'
import { PanelTitle } from './parts/PanelTitle.tsx'
import { splitBytes } from './rules/bytes.ts'

/** What this instance offers, for those who do not know it yet [SHELL-07]. */
export function FeaturesPanel() {
  const t = useT()
  const { showFeaturesPanel } = useInstance().branding
  if (!showFeaturesPanel) return null
  return (
    <section>
      <PanelTitle>{t('shell.features.title')}</PanelTitle>
      <FeaturesList />
    </section>
  )
}

/** Limits, and what is on. `isWide`: as wide as the column, not beside it. */
export function FeaturesList({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useT()
  const language = useLanguageTag()
  const { uploadLimit, textLimit } = useInstance().limits
  const hasMediaProxy = useCan('mediaProxy')
  const hasSuggestions = useCan('suggestions')
  const upload = uploadLimit === null ? null : splitBytes(uploadLimit)
  return (
    <dl className={clsx(styles['list'], isWide && styles['wide'])}>
      <Row label={t('shell.features.textLimit')}>{textLimit.toLocaleString(language)}</Row>
      {upload && (
        <Row label={t('shell.features.uploadLimit')}>
          {t(`common.bytes.${upload.unit}`, { size: upload.size })}
        </Row>
      )}
      <Flag label={t('shell.features.mediaProxy')} isOn={hasMediaProxy} />
      <Flag label={t('shell.features.scopeOptions')} isOn />
      <Flag label={t('shell.features.whoToFollow')} isOn={hasSuggestions} />
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Flag({ label, isOn }: { label: string; isOn: boolean }) {
  const t = useT()
  return (
    <Row label={label}>
      {isOn ? (
        <span className={styles['on']}>
          <CheckIcon size={14} />
          {t('common.on')}
        </span>
      ) : (
        <span className={styles['off']}>{t('common.off')}</span>
      )}
    </Row>
  )
}
