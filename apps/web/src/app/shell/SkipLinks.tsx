import { useT } from '../../i18n/index.ts'
import styles from './SkipLinks.module.css'

export interface SkipLinksProps {
  hasNavigation: boolean
  hasNotifications: boolean
}

/** For the keyboard: straight to the posts, the navigation or the notifications. */
export function SkipLinks({ hasNavigation, hasNotifications }: SkipLinksProps) {
  const t = useT()
  const targets = [
    'posts' as const,
    ...(hasNavigation ? (['navigation'] as const) : []),
    ...(hasNotifications ? (['notifications'] as const) : []),
  ]
  return (
    <nav className={styles['links']} aria-label={t('shell.skip.label')}>
      {targets.map((target) => (
        <a
          key={target}
          className={styles['link']}
          href={`#${target}`}
          onClick={(event) => jump(event, target)}
        >
          {t(`shell.skip.${target}`)}
        </a>
      ))}
    </nav>
  )
}

/** Moves focus without a history entry: the hash belongs to the routes. */
function jump(event: { preventDefault: () => void }, id: string): void {
  const target = document.getElementById(id)
  if (target === null) return
  event.preventDefault()
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}
