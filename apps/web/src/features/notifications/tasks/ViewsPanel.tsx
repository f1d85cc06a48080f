import { useId } from 'react'

import { useT, type MessageKey } from '../../../i18n/index.ts'
import { useHash } from '../../../lib/use-hash.ts'
import { keysOf, type ShortcutLabel } from '../../../model/keys.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { useSettings } from '../../../model/settings.ts'
import { CheckIcon, ReplyIcon, type IconComponent } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Keys } from '../../keyboard/index.ts'
import { NavRow } from '../../panels/index.ts'
import { QuietIcon, SnoozeIcon, TasksIcon } from '../icons.tsx'
import { QuietTimes } from './QuietTimes.tsx'
import { useViewCounts } from './counts.ts'
import { taskViews, viewOf, type TaskView } from './views.ts'
import styles from './ViewsPanel.module.css'

const icons: Readonly<Record<TaskView, IconComponent>> = {
  todo: TasksIcon,
  unanswered: ReplyIcon,
  snoozed: SnoozeIcon,
  done: CheckIcon,
  quieted: QuietIcon,
}

const keys = [
  ['notifications.tasks.finish', 'notifications.tasks.keys.finish', ['e']],
  ['notifications.tasks.putOff', 'notifications.tasks.keys.putOff', ['s']],
  ['notifications.tasks.hush', 'notifications.tasks.keys.hush', ['m']],
  ['status.actions.reply', 'notifications.tasks.keys.reply', ['r']],
  ['common.undo', 'notifications.tasks.keys.undo', ['z']],
] as const satisfies readonly (readonly [ShortcutLabel, MessageKey, readonly string[]])[]

/** Beside the page of notifications: its views, each with an address, and the keys of its rows. */
export function ViewsPanel() {
  const t = useT()
  const { viewer } = useSession()
  const current = viewOf(useHash())
  const id = useId()
  const counts = useViewCounts()
  if (viewer === null) return null
  return (
    <div id="notifications" tabIndex={-1}>
      <nav aria-labelledby={id}>
        <h2 id={id} className={styles['title']}>
          {t('notifications.tasks.views.label')}
        </h2>
        <ul className={styles['views']}>
          {taskViews.map((view) => (
            <li key={view}>
              <NavRow
                to={`${paths.notifications(viewer.username)}#${view}`}
                icon={icons[view]}
                isCurrent={view === current}
                end={<Count text={counts[view]} />}
              >
                {t(`notifications.tasks.views.${view}`)}
              </NavRow>
            </li>
          ))}
        </ul>
      </nav>
      <QuietTimes />
      <RowKeys />
    </div>
  )
}

function Count({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={styles['count']}>{text}</span>
    </>
  )
}

/** What keys do with the row that has the focus. */
function RowKeys() {
  const t = useT()
  const { keyboardShortcuts } = useSettings()
  if (keyboardShortcuts === 'off') return null
  return (
    <ul className={styles['keys']} aria-label={t('keyboard.title')}>
      {keys.map(([label, textKey, usual]) => {
        const [key] = keysOf(label, usual)
        return (
          key !== undefined && (
            <li key={label}>
              <Keys name={key} /> {t(textKey)}
            </li>
          )
        )
      })}
    </ul>
  )
}
