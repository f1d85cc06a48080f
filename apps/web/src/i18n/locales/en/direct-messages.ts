export const directMessages = {
  views: 'Direct message views',
  tabs: {
    messages: 'Messages',
    conversations: 'Conversations',
  },
  unreadFrom: '<unseen>Unread, </unseen><names></names>',
  namesAndOthers: '<names></names> and {count, plural, one {# other} other {# others}}',
  onlyYou: '<names></names> (only you)',
  nobody: 'Nobody',
  ownText: 'You: <text></text>',
  gone: 'The last message is no longer available.',
  markRead: 'Mark as read: {names}',
  markReadFailed: 'Couldn’t mark the conversation with {names} as read. {reason}',
  nothing: 'No conversations yet',
  nothingText: 'Direct messages you send and receive appear here.',
} as const
