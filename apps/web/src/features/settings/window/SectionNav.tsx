import { clsx } from 'clsx'
import { use, type RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { RightIcon } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { SyncLine } from '../sync/SyncLine.tsx'
import type { SectionId } from './rules/section-of.ts'
import styles from './SectionNav.module.css'
import type { Section } from './sections.ts'
import { WindowContext } from './window-context.ts'

interface SectionNavProps {
  readonly sections: readonly Section[]
  readonly current: SectionId | null
  readonly currentRef: RefObject<HTMLButtonElement | null>
  readonly onGo: (id: SectionId) => void
}

/** The sections, with how much of each is changed; below them, whether that is kept. */
export function SectionNav({ sections, current, currentRef, onGo }: SectionNavProps) {
  const t = useT()
  const { look } = use(WindowContext)
  return (
    <nav className={styles['nav']} aria-label={t('settingsWindow.sectionsLabel')}>
      <ul className={styles['list']}>
        {sections.map(({ id, icon: Glyph, changes: count }) => {
          const isCurrent = id === current
          return (
            <li key={id}>
              <button
                ref={isCurrent ? currentRef : undefined}
                type="button"
                data-go={id}
                className={clsx(styles['item'], isCurrent && styles['current'])}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => onGo(id)}
              >
                <Glyph />
                <span className={styles['name']}>{t(`settingsWindow.sections.${id}.title`)}</span>
                {count > 0 && (
                  <span className={styles['count']}>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>{t('settingsWindow.changedCount', { count })}</VisuallyHidden>
                  </span>
                )}
                {look === 'phone' && <RightIcon size={16} className={styles['on']} />}
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles['foot']}>
        <SyncLine />
      </div>
    </nav>
  )
}
