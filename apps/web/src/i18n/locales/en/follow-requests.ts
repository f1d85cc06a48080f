export const followRequests = {
  label: 'People who want to follow you',
  none: 'No follow requests',
  noneText: 'Requests to follow you appear here until you approve or deny them.',
  approve: 'Approve',
  deny: 'Deny',
  approveName: 'Approve {name}',
  denyName: 'Deny {name}',
  wasApproved: 'Approved',
  wasDenied: 'Denied',
  takeBackName: 'Undo the answer to {name}',
  approved: '{name} now follows you.',
  denied: 'Request from {name} denied. They won’t be told.',
  approveFailed: 'Couldn’t approve {name}. {reason}',
  denyFailed: 'Couldn’t deny {name}. {reason}',
  questions: {
    approve: {
      title: 'Let {name} follow you?',
      effect: 'They will see your followers-only posts.',
    },
    deny: {
      title: 'Deny the request from {name}?',
      effect: 'They won’t follow you, and they can ask again.',
    },
  },
} as const
