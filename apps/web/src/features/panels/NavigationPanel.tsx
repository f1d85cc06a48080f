import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { AtIcon, DownIcon, InfoIcon, ListIcon, MegaphoneIcon, UserPlusIcon } from '../../ui/icons.tsx'
import { useHasAnnouncements, useUnreadAnnouncements } from '../announcements/index.ts'
import styles from './NavigationPanel.module.css'
import { NavRow, NavRule } from './parts/NavRow.tsx'
import { useOfferedTimelines } from './use-offered-timelines.ts'

/** The navigation of the sidebar [SHELL-10…13]. */
export function NavigationPanel() {
  const t = useT()
  const [path] = useLocation()
  const { viewer } = useSession()
  const unread = useUnreadAnnouncements()
  const hasAnnouncements = useHasAnnouncements()
  const requests = viewer?.own?.followRequestsCount ?? 0
  return (
    <nav
      id="navigation"
      tabIndex={-1}
      className={styles['navigation']}
      aria-label={t('shell.navigation.label')}
    >
      <Timelines path={path} />
      {viewer && (
        <>
          <NavRow to={paths.lists} icon={ListIcon} isCurrent={path.startsWith(paths.lists)}>
            {t('shell.navigation.lists')}
          </NavRow>
          <NavRow
            to={paths.interactions(viewer.username)}
            icon={AtIcon}
            isCurrent={path === paths.interactions(viewer.username)}
          >
            {t('shell.navigation.interactions')}
          </NavRow>
        </>
      )}
      {viewer?.isLocked && (
        <NavRow
          to={paths.friendRequests}
          icon={UserPlusIcon}
          isCurrent={path === paths.friendRequests}
          end={
            <Badge
              isNew
              count={requests}
              label={t('shell.navigation.followRequestsWaiting', { count: requests })}
            />
          }
        >
          {t('shell.navigation.followRequests')}
        </NavRow>
      )}
      <NavRow to={paths.about} icon={InfoIcon} isCurrent={path === paths.about}>
        {t('shell.navigation.about')}
      </NavRow>
      {hasAnnouncements && (
        <NavRow
          to={paths.announcements}
          icon={MegaphoneIcon}
          isCurrent={path === paths.announcements}
          end={<Badge isNew count={unread} label={t('common.unread', { count: unread })} />}
        >
          {t('shell.navigation.announcements')}
        </NavRow>
      )}
    </nav>
  )
}

function Timelines({ path }: { path: string }) {
  const t = useT()
  const timelines = useOfferedTimelines()
  const [isOpen, setIsOpen] = useState(true)
  const groupId = useId()
  if (timelines.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={styles['label']}
        aria-expanded={isOpen}
        aria-controls={groupId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('shell.navigation.timelines')}
        <DownIcon size={14} className={clsx(styles['chevron'], !isOpen && styles['closed'])} />
      </button>
      <div id={groupId} className={styles['group']} hidden={!isOpen}>
        {timelines.map(({ name, to, icon }) => (
          <NavRow key={name} to={to} icon={icon} isCurrent={path === to}>
            {t(`shell.navigation.${name}`)}
          </NavRow>
        ))}
      </div>
      <NavRule />
    </>
  )
}
