import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { NotificationsDrawer } from '../../features/notifications/index.ts'
import { openPalette } from '../../features/palette/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { useKeys } from '../../model/keys.ts'
import { editProfile } from '../../model/windows.ts'
import { paths } from '../../model/routes.ts'
import { MobileTopBar } from './MobileTopBar.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import { openModeration, openSettings } from './windows.ts'

type Drawer = 'menu' | 'notifications'

/** The top bar of small windows and the drawers behind it. A drawer belongs to the address it was opened at [SHELL-26]. */
export function MobileControls() {
  const [path] = useLocation()
  const [open, setOpen] = useState<{ drawer: Drawer; path: string } | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const drawer = open?.path === path ? open.drawer : null

  useKeys('everywhere', [
    { label: 'keyboard.search', keys: ['/'], to: paths.search(), run: () => navigate(paths.search()) },
  ])

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
          onPalette={() => {
            // The focus is back at the menu's button, where the palette finds it and gives it back.
            flushSync(close)
            openPalette()
          }}
          onSettings={closeAnd(openSettings)}
          onModeration={closeAnd(openModeration)}
          onEditProfile={closeAnd(editProfile)}
        />
      )}
      {drawer === 'notifications' && <NotificationsDrawer onClose={close} />}
    </>
  )
}
