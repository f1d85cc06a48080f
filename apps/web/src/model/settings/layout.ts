import { defineSetting } from './define-setting.ts'
import { flag } from './parse.ts'

/** How the window is laid out. */
export const layout = [
  defineSetting({ name: 'disableStickyHeaders', parse: flag, fallback: false, follows: 'device' }),
  defineSetting({ name: 'showScrollbars', parse: flag, fallback: false, follows: 'device' }),
  defineSetting({ name: 'widenTimeline', parse: flag, fallback: false, follows: 'device' }),
  defineSetting({
    name: 'sidebarRight',
    parse: flag,
    fallback: false,
    follows: 'device',
    fromInstance: true,
  }),
  defineSetting({ name: 'alwaysShowNewPostButton', parse: flag, fallback: false, follows: 'device' }),
  defineSetting({ name: 'autohideFloatingPostButton', parse: flag, fallback: true, follows: 'device' }),
  defineSetting({ name: 'hideISP', parse: flag, fallback: false }),
  defineSetting({ name: 'hideInstanceWallpaper', parse: flag, fallback: false }),
  defineSetting({ name: 'displayPageBackgrounds', parse: flag, fallback: true }),
  defineSetting({ name: 'hideSiteFavicon', parse: flag, fallback: false, fromInstance: true }),
  defineSetting({ name: 'hideSiteName', parse: flag, fallback: false, fromInstance: true }),
  defineSetting({ name: 'showNavShortcuts', parse: flag, fallback: true, fromInstance: true }),
  defineSetting({ name: 'showPanelNavShortcuts', parse: flag, fallback: false, fromInstance: true }),
  defineSetting({ name: 'showWiderShortcuts', parse: flag, fallback: true, fromInstance: true }),
] as const
