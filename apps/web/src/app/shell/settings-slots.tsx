import { lazyView } from '../../features/lazy/index.ts'
import type { OwnControlProps, SettingsSlots } from '../../features/settings/index.ts'
import { PostSample } from '../../features/status/index.ts'
import { changeWindow } from './windows.ts'

const loadKeys = () => import('../../features/keyboard/screen.ts')
const KeysSection = lazyView(() => loadKeys().then((part) => part.KeysSection))
const KeysAside = lazyView(() => loadKeys().then((part) => part.KeysAside), null, { failsQuietly: true })

const FirstRunDoor = lazyView(() =>
  import('../../features/first-run/screen.ts').then((part) => part.FirstRunDoor),
)
const JournalDoor = lazyView(() =>
  import('../../features/journal/screen.ts').then((part) => part.JournalDoor),
)
const loadOwnAccount = () => import('../../features/own-account/screen.ts')
type OwnAccount = Awaited<ReturnType<typeof loadOwnAccount>>
const ofOwnAccount = (name: keyof OwnAccount) => lazyView(() => loadOwnAccount().then((part) => part[name]))
const SecuritySection = ofOwnAccount('SecuritySection')
const DataRows = ofOwnAccount('DataRows')
const TwoFactor = ofOwnAccount('TwoFactor')
const Mascot = ofOwnAccount('Mascot')
const Moving = ofOwnAccount('Moving')
const loadFilters = () => import('../../features/filters/screen.ts')
const FiltersSection = lazyView(() => loadFilters().then((part) => part.FiltersSection))
const FilterPane = lazyView(() => loadFilters().then((part) => part.FilterPane), null, { failsQuietly: true })
const loadNotifications = () => import('../../features/notifications/screen.ts')
const AlertsGroup = lazyView(() => loadNotifications().then((part) => part.AlertsGroup))
const QuietHoursControl = lazyView<OwnControlProps>(() =>
  loadNotifications().then((part) => part.QuietHoursControl),
)
const OnlyFollowedControl = lazyView<OwnControlProps>(() =>
  loadNotifications().then((part) => part.OnlyFollowedControl),
)
const PushControl = lazyView<OwnControlProps>(() => loadNotifications().then((part) => part.PushControl))
const closeSettings = () => changeWindow('settings', 'close')

/** What other features put into the window of settings; each is fetched when it is drawn. */
export const settingsSlots: SettingsSlots = {
  sections: {
    general: () => <FirstRunDoor onOpen={closeSettings} />,
    accessibility: JournalDoor,
    keys: KeysSection,
    filters: FiltersSection,
    notifications: AlertsGroup,
    profile: Mascot,
    security: SecuritySection,
    data: DataRows,
  },
  beside: { security: TwoFactor, data: Moving },
  controls: {
    quietHours: QuietHoursControl,
    onlyFollowedUntil: OnlyFollowedControl,
    webPushNotifications: PushControl,
  },
  effects: { posts: PostSample, filters: FilterPane, keys: KeysAside },
}
