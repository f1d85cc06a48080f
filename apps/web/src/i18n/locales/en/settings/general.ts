export const general = {
  useStreamingApi: { label: 'Live updates', words: 'streaming, socket, real time, instant, refresh' },
  streaming: {
    label: 'Show new posts automatically when you’re at the top',
    words: 'streaming, auto, refresh, scroll, timeline',
  },
  pauseOnUnfocused: {
    label: 'Pause while you’re in another tab or window',
    words: 'unfocused, background, streaming, auto',
  },
  userProfileDefaultTab: {
    label: 'Open profiles on',
    words: 'profile tab, user page, replies',
    values: { statuses: 'Posts', replies: 'Replies' },
  },
  modalOnRepeat: {
    label: 'Ask before repeating a post',
    words: 'boost, reblog, renote, confirm, confirmation, dialog',
  },
  modalOnUnfollow: {
    label: 'Ask before unfollowing someone',
    words: 'confirm, confirmation, dialog, follow',
  },
  modalOnMute: {
    label: 'Ask before muting someone',
    words: 'confirm, confirmation, dialog, silence, ignore',
  },
  modalOnBlock: { label: 'Ask before blocking someone', words: 'confirm, confirmation, dialog, ban' },
  modalOnApproveFollow: {
    label: 'Ask before approving a follow request',
    words: 'confirm, confirmation, dialog, accept, allow',
  },
  modalOnDenyFollow: {
    label: 'Ask before denying a follow request',
    words: 'confirm, confirmation, dialog, reject, refuse',
  },
  modalOnDelete: {
    label: 'Ask before deleting a post',
    hint: 'Also before you delete and redraft one.',
    words: 'confirm, confirmation, dialog, remove, redraft',
  },
  modalOnLogout: {
    label: 'Ask before signing out',
    words: 'confirm, confirmation, dialog, log out, logout, leave',
  },
} as const
