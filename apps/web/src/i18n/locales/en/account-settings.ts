export const accountSettings = {
  title: 'Kept by your server',
  profile: 'Your profile',
  profileHint: 'Display name, bio, images and links.',
  loading: 'Loading what your server keeps',
  failed: 'Couldn’t load what your server keeps. {reason}',
  refused: 'Couldn’t change this. {reason}',
  onServer: 'Kept by your server: it’s the same in every app.',
  waiting: 'Saving…',
  needs: 'Needs “{label}”',
  isLocked: {
    label: 'Approve followers manually',
    hint: 'People have to ask before they can follow you.',
  },
  permitsFollowback: { label: 'Approve people you follow automatically' },
  isDiscoverable: {
    label: 'Let others find you',
    hint: 'Your profile can be suggested and found by search engines.',
  },
  allowsFollowingMove: {
    label: 'Follow people to their new account',
    hint: 'When someone you follow moves, you follow their new account.',
  },
  hidesFavourites: { label: 'Hide what you favourite' },
  hidesFollowers: { label: 'Hide who follows you' },
  hidesFollowersCount: { label: 'Hide how many follow you' },
  hidesFollowing: { label: 'Hide who you follow' },
  hidesFollowingCount: { label: 'Hide how many you follow' },
  defaultScope: { label: 'Who can see new posts' },
  noRichText: {
    label: 'Show posts as plain text',
    hint: 'Your server removes formatting from the posts it sends you.',
  },
  blocksFromStrangers: {
    label: 'No notifications from strangers',
    hint: 'Only people you follow can notify you.',
  },
  hidesNotificationContents: {
    label: 'Hide sender and text in push notifications',
    hint: 'They only say that something happened.',
  },
} as const
