import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { NotificationsDrawer } from '../../features/notifications/index.ts'
import { MobileTopBar } from './MobileTopBar.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import type { Windows } from './use-windows.tsx'

type Drawer = 'menu' | 'notifications'

/** The top bar of small windows and the drawers behind it. A drawer belongs to the address it was opened at [SHELL-26]. */
export function MobileControls({ windows }: { windows: Windows }) {
  const [path] = useLocation()
  const [open, setOpen] = useState<{ drawer: Drawer; path: string } | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const drawer = open?.path === path ? open.drawer : null

  const closeAnd = (run: () => void) => () => {
    close()
    run()
  }
  return (
    <>
      <MobileTopBar
        onMenu={() => setOpen({ drawer: 'menu', path })}
        onNotifications={() => setOpen({ drawer: 'notifications', path })}
      />
      {drawer === 'menu' && (
        <SideDrawer
          onClose={close}
          onSettings={closeAnd(windows.openSettings)}
          onModeration={closeAnd(windows.openModeration)}
          onEditProfile={closeAnd(windows.openSettings)}
        />
      )}
      {drawer === 'notifications' && <NotificationsDrawer onClose={close} />}
    </>
  )
}
