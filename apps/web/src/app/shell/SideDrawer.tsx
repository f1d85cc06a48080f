import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import {
  EditProfileButton,
  NavAction,
  NavOutside,
  NavRow,
  NavRule,
  UserCard,
} from '../../features/panels/index.ts'
import { useHasAnnouncements, useUnreadAnnouncements } from '../../features/announcements/index.ts'
import { useSignOut } from '../../features/session/index.ts'
import { useT } from '../../i18n/index.ts'
import { listenForSwipe } from '../../lib/swipe.ts'
import { matchRoute, paths, timelineKeyOf } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import {
  AtIcon,
  ConsoleIcon,
  ExternalIcon,
  HomeIcon,
  InfoIcon,
  ListIcon,
  LogInIcon,
  LogOutIcon,
  MegaphoneIcon,
  RightIcon,
  SearchIcon,
  SettingsIcon,
  ShieldIcon,
  UserPlusIcon,
  UsersIcon,
} from '../../ui/icons.tsx'
import { Brand } from './Brand.tsx'
import styles from './SideDrawer.module.css'
import { useTimelinesPath } from './use-timelines-path.ts'
import { useViewerAccess } from './use-viewer-access.ts'

/** How far a finger has to go to close a drawer, in CSS px. */
const swipePx = 50

export interface SideDrawerProps {
  onClose: () => void
  onPalette: () => void
  onSettings: () => void
  onModeration: () => void
  onEditProfile: () => void
}

/** The navigation of small windows [SHELL-30…35]. */
export function SideDrawer({ onClose, onPalette, onSettings, onModeration, onEditProfile }: SideDrawerProps) {
  const t = useT()
  const { viewer } = useSession()
  const dialogRef = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = dialogRef.current
    if (dialog === null) return undefined
    return listenForSwipe(dialog, {
      ways: ['toStart'],
      thresholdPx: swipePx,
      onSwipe: onClose,
      onMove: (px) => {
        dialog.style.translate = px === 0 ? '' : `${px}px`
      },
    })
  }, [onClose])

  return (
    <Dialog
      kind="drawer-start"
      dialogRef={dialogRef}
      title={t('shell.navigation.label')}
      isTitleHidden
      onClose={onClose}
    >
      {viewer ? (
        <UserCard account={viewer} isFlush actions={<EditProfileButton onEdit={onEditProfile} />} />
      ) : (
        <div className={styles['brand']}>
          <Brand />
        </div>
      )}
      <nav className={styles['navigation']} aria-label={t('shell.navigation.label')}>
        {!viewer && (
          <NavRow to={paths.login} icon={LogInIcon} onClick={onClose}>
            {t('shell.navigation.signIn')}
          </NavRow>
        )}
        <Places onClose={onClose} />
        <NavAction icon={RightIcon} onClick={onPalette}>
          {t('palette.title')}
        </NavAction>
        <NavAction icon={SettingsIcon} onClick={onSettings}>
          {t('shell.navigation.settings')}
        </NavAction>
        <StaffRows onModeration={onModeration} />
        {viewer && <SignOutRow />}
      </nav>
    </Dialog>
  )
}

function Places({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [path] = useLocation()
  const { viewer } = useSession()
  const { mayRead } = useViewerAccess()
  const timelines = useTimelinesPath()
  const unread = useUnreadAnnouncements()
  const hasAnnouncements = useHasAnnouncements()
  const requests = viewer?.own?.followRequestsCount ?? 0
  const isOnTimeline = timelineKeyOf(matchRoute(path)) !== null
  const at = (to: string) => ({ to, onClick: onClose, isCurrent: path === to && !isOnTimeline })
  return (
    <>
      {mayRead && (
        <NavRow to={timelines} icon={HomeIcon} isCurrent={isOnTimeline} onClick={onClose}>
          {t('shell.navigation.timelines')}
        </NavRow>
      )}
      {viewer && (
        <>
          <NavRow {...at(paths.lists)} icon={ListIcon}>
            {t('shell.navigation.lists')}
          </NavRow>
          <NavRow {...at(paths.interactions(viewer.username))} icon={AtIcon}>
            {t('shell.navigation.interactions')}
          </NavRow>
        </>
      )}
      {viewer?.isLocked && (
        <NavRow
          {...at(paths.friendRequests)}
          icon={UserPlusIcon}
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
      {mayRead && (
        <NavRow {...at(paths.search())} icon={SearchIcon}>
          {t('shell.navigation.search')}
        </NavRow>
      )}
      {viewer && (
        <NavRow {...at(paths.whoToFollow)} icon={UsersIcon}>
          {t('shell.navigation.whoToFollow')}
        </NavRow>
      )}
      <NavRule />
      {hasAnnouncements && (
        <NavRow
          {...at(paths.announcements)}
          icon={MegaphoneIcon}
          end={<Badge isNew count={unread} label={t('common.unread', { count: unread })} />}
        >
          {t('shell.navigation.announcements')}
        </NavRow>
      )}
      <NavRow {...at(paths.about)} icon={InfoIcon}>
        {t('shell.navigation.about')}
      </NavRow>
    </>
  )
}

function StaffRows({ onModeration }: { onModeration: () => void }) {
  const t = useT()
  const { viewer } = useSession()
  const { mayModerate, mayAdminister } = useViewerAccess()
  return (
    <>
      {viewer && <NavRule />}
      {mayModerate && (
        <NavAction icon={ShieldIcon} onClick={onModeration}>
          {t('shell.navigation.moderation')}
        </NavAction>
      )}
      {mayAdminister && (
        <NavOutside icon={ConsoleIcon} href={paths.adminConsole} end={<ExternalIcon />}>
          {t('shell.navigation.administration')}
        </NavOutside>
      )}
    </>
  )
}

function SignOutRow() {
  const t = useT()
  const signOut = useSignOut()
  return (
    <>
      <NavAction icon={LogOutIcon} onClick={signOut.ask}>
        {t('shell.navigation.signOut')}
      </NavAction>
      {signOut.dialog}
    </>
  )
}
