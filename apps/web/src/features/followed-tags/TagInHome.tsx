import { clsx } from 'clsx'

import { useT } from '../../i18n/index.ts'
import { showTagInHome, useIsTagInHome } from '../../model/followed-tags.ts'
import { HomeIcon } from '../../ui/icons.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './TagInHome.module.css'

interface TagInHomeProps {
  /** Without `#`. */
  readonly tag: string
  /** The icon replaces the words in a narrow window. */
  readonly mayShorten?: boolean
}

/** Whether posts that only a followed hashtag brings to Home are shown there. */
export function TagInHome({ tag, mayShorten = false }: TagInHomeProps) {
  const t = useT()
  const isShown = useIsTagInHome(tag)
  const label = t('whyHere.tagInHomeNamed', { tag })
  return (
    <label className={styles['label']} data-tooltip={mayShorten ? label : undefined}>
      <HomeIcon size={16} />
      <span className={clsx(mayShorten && styles['words'])}>{t('whyHere.tagInHome')}</span>
      <Switch
        aria-label={label}
        checked={isShown}
        onChange={(event) => showTagInHome(tag, event.target.checked)}
      />
    </label>
  )
}
