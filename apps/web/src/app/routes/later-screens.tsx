import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { RouteName } from '../../model/routes.ts'
import { queryClient } from '../query-client.ts'
import type { ScreenProps } from './screen-props.ts'

type Screen = ComponentType<ScreenProps>

/** A screen that asks through the cache of answers, which the first view has no use for. */
function withAnswers(Asking: Screen): Screen {
  return function ScreenWithAnswers(props) {
    return (
      <QueryClientProvider client={queryClient}>
        <Asking {...props} />
      </QueryClientProvider>
    )
  }
}

const profile = () =>
  import('../../screens/profile/index.ts').then((screen) => withAnswers(screen.ProfileScreen))

const notFound = () => import('../../screens/not-found/index.ts').then((screen) => screen.NotFoundScreen)

const screens: Partial<Record<RouteName, () => Promise<Screen>>> = {
  'user-profile': profile,
  'external-user-profile': profile,
  search: () => import('../../screens/search/index.ts').then((screen) => withAnswers(screen.SearchScreen)),
  dms: () =>
    import('../../screens/direct-messages/index.ts').then((screen) =>
      withAnswers(screen.DirectMessagesScreen),
    ),
  lists: () => import('../../screens/lists/index.ts').then((screen) => withAnswers(screen.ListsScreen)),
  'list-edit': () =>
    import('../../screens/list-edit/index.ts').then((screen) => withAnswers(screen.ListEditScreen)),
  'friend-requests': () =>
    import('../../screens/friend-requests/index.ts').then((screen) =>
      withAnswers(screen.FriendRequestsScreen),
    ),
  about: () => import('../../screens/about/index.ts').then((screen) => withAnswers(screen.AboutScreen)),
  announcements: () =>
    import('../../screens/announcements/index.ts').then((screen) => withAnswers(screen.AnnouncementsScreen)),
  interactions: () =>
    import('../../screens/interactions/index.ts').then((screen) => withAnswers(screen.InteractionsScreen)),
  notifications: () =>
    import('../../screens/notifications/index.ts').then((screen) => withAnswers(screen.NotificationsScreen)),
  'who-to-follow': () =>
    import('../../screens/who-to-follow/index.ts').then((screen) => withAnswers(screen.WhoToFollowScreen)),
  'remote-user-resolver': () =>
    import('../../screens/remote-user/index.ts').then((screen) => withAnswers(screen.RemoteUserScreen)),
  'remote-interaction': () =>
    import('../../screens/remote-interaction/index.ts').then((screen) =>
      withAnswers(screen.RemoteInteractionScreen),
    ),
  login: () => import('../../screens/sign-in/index.ts').then((screen) => screen.SignInScreen),
  'oauth-callback': () =>
    import('../../screens/oauth-callback/index.ts').then((screen) => screen.OAuthCallbackScreen),
  registration: () =>
    import('../../screens/registration/index.ts').then((screen) => withAnswers(screen.RegistrationScreen)),
  'registration-request-sent': () =>
    import('../../screens/registration-request-sent/index.ts').then(
      (screen) => screen.RegistrationRequestSentScreen,
    ),
  'awaiting-email-confirmation': () =>
    import('../../screens/awaiting-email-confirmation/index.ts').then(
      (screen) => screen.AwaitingEmailConfirmationScreen,
    ),
  'password-reset': () =>
    import('../../screens/password-reset/index.ts').then((screen) => screen.PasswordResetScreen),
  'not-found': notFound,
  // Servers that have these pages answer there themselves.
  'admin-console': notFound,
}

/** The screen of a route that nobody's first view is. */
export function fetchScreen(name: RouteName): Promise<Screen> {
  return (screens[name] ?? notFound)()
}
