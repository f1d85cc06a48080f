import { defineFlag } from './define-setting.ts'

/** How the window is laid out. */
export const layout = [
  defineFlag('disableStickyHeaders', false, { follows: 'device' }),
  defineFlag('showScrollbars', false, { follows: 'device' }),
  defineFlag('widenTimeline', false, { follows: 'device' }),
  defineFlag('sidebarRight', false, { follows: 'device', fromInstance: true }),
  defineFlag('alwaysShowNewPostButton', false, { follows: 'device' }),
  defineFlag('autohideFloatingPostButton', true, { follows: 'device' }),
  defineFlag('hideISP', false),
  defineFlag('hideInstanceWallpaper', false),
  defineFlag('displayPageBackgrounds', true),
  defineFlag('hideSiteFavicon', false, { fromInstance: true }),
  defineFlag('hideSiteName', false, { fromInstance: true }),
  defineFlag('showNavShortcuts', true, { fromInstance: true }),
  defineFlag('showPanelNavShortcuts', false, { fromInstance: true }),
  defineFlag('showWiderShortcuts', true, { fromInstance: true }),
] as const
