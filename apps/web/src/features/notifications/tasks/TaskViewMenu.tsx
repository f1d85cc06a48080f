import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import styles from '../HeadingButtons.module.css'
import { TasksIcon } from '../icons.tsx'
import { taskViews, type TaskView } from './views.ts'

interface TaskViewMenuProps {
  readonly view: TaskView
  readonly onView: (view: TaskView) => void
}

/** The views, where there is no room for them, and the way to the page that has it. */
export function TaskViewMenu({ view, onView }: TaskViewMenuProps) {
  const t = useT()
  const { viewer } = useSession()
  const hasTasks = useSetting('notificationTasks')
  if (!hasTasks || viewer === null) return null
  return (
    <MenuButton
      label={t('notifications.tasks.views.label')}
      data-tooltip={t('notifications.tasks.views.label')}
      className={styles['filter']}
      placement="bottom-end"
      items={[
        ...taskViews.map((each) => ({
          key: each,
          label: t(`notifications.tasks.views.${each}`),
          isChecked: each === view,
          isOneOf: true as const,
          onSelect: () => onView(each),
        })),
        {
          key: 'page',
          label: t('notifications.tasks.views.page'),
          startsGroup: true,
          to: paths.notifications(viewer.username),
        },
      ]}
    >
      <TasksIcon />
    </MenuButton>
  )
}
