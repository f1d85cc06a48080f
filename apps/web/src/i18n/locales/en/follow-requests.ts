export const followRequests = {
  label: 'People who ask to follow you',
  none: 'No requests',
  noneText: 'Whoever asks to follow you stands here until you answer.',
  approve: 'Approve',
  deny: 'Deny',
  about: '{label} {name}',
  approved: '{name} follows you now.',
  denied: '{name} was denied. They are not told.',
  approveFailed: '{name} was not approved: {reason}',
  denyFailed: '{name} was not denied: {reason}',
  questions: {
    approve: {
      title: 'Let {name} follow you?',
      effect: 'They get your posts for followers.',
    },
    deny: {
      title: 'Deny {name}?',
      effect: 'They do not follow you. They can ask again.',
    },
  },
} as const
