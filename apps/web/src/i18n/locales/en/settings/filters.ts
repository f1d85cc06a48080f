export const filters = {
  muteWords: {
    label: 'Muted words',
    hint: 'One word or phrase per line. Posts containing any of them are muted.',
    words: 'filter, keyword, phrase, hide, block, hashtag',
  },
  muteBotStatuses: {
    label: 'Mute bots',
    hint: 'Their posts become a line that you can open.',
    words: 'robot, automated, hide, filter',
  },
  hideFilteredStatuses: {
    label: 'Hide muted posts completely',
    words: 'filter, remove, filtered, collapse, muted row',
  },
  hideWordFilteredPosts: {
    label: 'Hide posts with muted words',
    words: 'filter, keyword, remove, completely',
  },
  hideMutedThreads: {
    label: 'Hide muted conversations',
    hint: 'And posts that mention someone you muted.',
    words: 'thread, silence, remove, completely, mention',
  },
  hideMutedPosts: {
    label: 'Hide posts by people you muted',
    words: 'user, silence, remove, completely, author',
  },
  hideThreadsWithBlockedUsers: {
    label: 'Hide posts that mention people you blocked',
    words: 'user, thread, block, ban, remove, completely',
  },
  replyVisibility: {
    label: 'Replies',
    hint: 'Which ones your timelines show.',
    words: 'answers, filter, following, timeline',
    values: { all: 'All replies', following: 'Replies to people I follow', self: 'Replies to me only' },
  },
  hideAttachments: {
    label: 'Hide media previews',
    words: 'attachments, pictures, images, videos, thumbnails, data, text only',
  },
  hideAttachmentsInConv: {
    label: 'Hide media previews in conversations',
    words: 'attachments, pictures, images, videos, thumbnails, thread, text only',
  },
} as const
