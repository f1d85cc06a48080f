import { useT } from '../../i18n/index.ts'
import styles from './SkipLinks.module.css'
import { goToComposer } from './windows.ts'

export interface SkipLinksProps {
  hasNavigation: boolean
  hasNotifications: boolean
  hasComposer: boolean
}

/** For the keyboard: straight to the posts, the navigation, the notifications or the form for a new post. */
export function SkipLinks({ hasNavigation, hasNotifications, hasComposer }: SkipLinksProps) {
  const t = useT()
  const targets = [
    'posts' as const,
    ...(hasNavigation ? (['navigation'] as const) : []),
    ...(hasNotifications ? (['notifications'] as const) : []),
    ...(hasComposer ? (['composer'] as const) : []),
  ]
  return (
    <nav className={styles['links']} aria-label={t('shell.skip.label')}>
      {targets.map((target) => (
        <a
          key={target}
          className={styles['link']}
          href={`#${target}`}
          // Without a history entry: the hash belongs to the routes.
          onClick={(event) => {
            event.preventDefault()
            if (target === 'composer') skipToComposer()
            // On their own page the notifications are the posts.
            else focusOn(document.getElementById(target) ?? document.getElementById('posts'))
          }}
        >
          {t(`shell.skip.${target}`)}
        </a>
      ))}
    </nav>
  )
}

function focusOn(target: HTMLElement | null): boolean {
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return target !== null
}

/** The form on the page, or where there is none the window that has it. */
function skipToComposer(): void {
  const find = (name: string) => document.querySelector<HTMLElement>(`#composer ${name}`)
  if (!focusOn(find('textarea') ?? find('button'))) goToComposer()
}
