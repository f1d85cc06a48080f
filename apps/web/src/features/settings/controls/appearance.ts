import { setSetting } from '../../../model/settings.ts'
import { onlyMembers, type ControlGroup, type Viewing } from './control.ts'

const toggle = { kind: 'switch', hasWords: true } as const

const hasPanel = ({ instance }: Viewing) => instance.branding.showInstanceSpecificPanel
const seesServersBackground = ({ instance, ownBackground }: Viewing) =>
  instance.branding.background !== '' && !ownBackground

/** The system is no theme: to choose it gives the choice back. */
function chooseTheme(value: unknown): void {
  setSetting('theme', typeof value === 'string' && value !== 'system' ? value : undefined)
}

export const appearance: readonly ControlGroup[] = [
  {
    name: 'theme',
    controls: { theme: { kind: 'choice', hasHint: true, hasWords: true, change: chooseTheme } },
  },
  {
    name: 'background',
    controls: {
      displayPageBackgrounds: { ...toggle, hasHint: true },
      hideInstanceWallpaper: { ...toggle, shownWhen: seesServersBackground },
    },
  },
  {
    name: 'columns',
    controls: {
      thirdColumnMode: {
        kind: 'choice',
        values: ['notifications', 'postform', 'none'],
        hasHint: true,
        hasWords: true,
        shownWhen: onlyMembers,
      },
      sidebarRight: toggle,
      widenTimeline: { ...toggle, hasHint: true },
      disableStickyHeaders: toggle,
      showScrollbars: toggle,
    },
  },
  {
    name: 'bars',
    controls: {
      hideSiteFavicon: toggle,
      hideSiteName: toggle,
      showNavShortcuts: { ...toggle, hasHint: true },
      showWiderShortcuts: { ...toggle, dependsOn: { name: 'showNavShortcuts', is: [true] } },
      showPanelNavShortcuts: { ...toggle, hasHint: true },
      hideISP: { ...toggle, hasHint: true, shownWhen: hasPanel },
    },
  },
  {
    name: 'postButton',
    controls: {
      alwaysShowNewPostButton: { ...toggle, hasHint: true, shownWhen: onlyMembers },
      autohideFloatingPostButton: { ...toggle, shownWhen: onlyMembers },
    },
  },
]
