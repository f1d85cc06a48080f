import type { ComponentType } from 'react'

import { useT, type MessageKey } from '../../i18n/index.ts'
import type { RouteName } from '../../model/routes.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { withAnswers } from '../with-answers.tsx'
import type { ScreenProps } from './screen-props.ts'

type Screen = ComponentType<ScreenProps>
type TitleKey = Extract<MessageKey, `routes.titles.${string}`>

/** A feature that is all of its screen. */
function alone(Feature: ComponentType): Screen {
  return withAnswers(() => <Feature />)
}

/** A feature below the heading of its route. */
function headed(titleKey: TitleKey, Feature: ComponentType): Screen {
  return withAnswers(function HeadedScreen() {
    const t = useT()
    return (
      <Sheet>
        <ColumnHeading title={t(titleKey)} />
        <Feature />
      </Sheet>
    )
  })
}

const profile = () =>
  import('../../screens/profile/ProfileScreen.tsx').then((screen) => withAnswers(screen.ProfileScreen))

const notFound = () =>
  import('../../screens/not-found/NotFoundScreen.tsx').then((screen) => screen.NotFoundScreen)

const screens: Partial<Record<RouteName, () => Promise<Screen>>> = {
  'user-profile': profile,
  'external-user-profile': profile,
  search: () =>
    import('../../screens/search/SearchScreen.tsx').then((screen) => withAnswers(screen.SearchScreen)),
  dms: () =>
    import('../../features/direct-messages/index.ts').then(({ DirectMessages }) =>
      alone(() => (
        <Sheet>
          <DirectMessages />
        </Sheet>
      )),
    ),
  lists: () =>
    import('../../features/lists/screen.ts').then(({ Lists }) => headed('routes.titles.lists', Lists)),
  'list-edit': () =>
    import('../../screens/list-edit/ListEditScreen.tsx').then((screen) => withAnswers(screen.ListEditScreen)),
  'friend-requests': () =>
    import('../../features/follow-requests/screen.ts').then(({ FollowRequests }) =>
      headed('routes.titles.friend-requests', FollowRequests),
    ),
  following: () =>
    import('../../features/follow-care/screen.ts').then(({ FollowCare }) =>
      headed('routes.titles.following', FollowCare),
    ),
  about: () => import('../../features/about/index.ts').then(({ About }) => alone(About)),
  announcements: () =>
    import('../../features/announcements/screen.ts').then(({ Announcements }) => alone(Announcements)),
  interactions: () =>
    import('../../features/interactions/index.ts').then(({ Interactions }) =>
      headed('routes.titles.interactions', Interactions),
    ),
  notifications: () =>
    import('../../features/notifications/screen.ts').then(({ NotificationsPage }) =>
      alone(NotificationsPage),
    ),
  'who-to-follow': () =>
    import('../../features/suggestions/screen.ts').then(({ Suggestions }) =>
      headed('routes.titles.who-to-follow', Suggestions),
    ),
  'remote-user-resolver': () =>
    import('../../screens/remote-user/RemoteUserScreen.tsx').then((screen) =>
      withAnswers(screen.RemoteUserScreen),
    ),
  'remote-interaction': () =>
    import('../../features/remote/screen.ts').then(({ RemoteInteraction }) =>
      headed('routes.titles.remote-interaction', RemoteInteraction),
    ),
  login: () => import('../../screens/sign-in/SignInScreen.tsx').then((screen) => screen.SignInScreen),
  'oauth-callback': () =>
    import('../../screens/oauth-callback/OAuthCallbackScreen.tsx').then(
      (screen) => screen.OAuthCallbackScreen,
    ),
  registration: () =>
    import('../../screens/registration/RegistrationScreen.tsx').then((screen) =>
      withAnswers(screen.RegistrationScreen),
    ),
  'registration-request-sent': () =>
    import('../../screens/registration-request-sent/RegistrationRequestSentScreen.tsx').then(
      (screen) => screen.RegistrationRequestSentScreen,
    ),
  'awaiting-email-confirmation': () =>
    import('../../screens/awaiting-email-confirmation/AwaitingEmailConfirmationScreen.tsx').then(
      (screen) => screen.AwaitingEmailConfirmationScreen,
    ),
  'password-reset': () =>
    import('../../screens/password-reset/PasswordResetScreen.tsx').then(
      (screen) => screen.PasswordResetScreen,
    ),
  'not-found': notFound,
  // Servers that have these pages answer there themselves.
  'admin-console': notFound,
}

/** The screen of a route that nobody's first view is. */
export function fetchScreen(name: RouteName): Promise<Screen> {
  return (screens[name] ?? notFound)()
}
