export const directMessages = {
  views: 'Ways to read direct messages',
  tabs: {
    messages: 'Messages',
    conversations: 'Conversations',
  },
  unreadCount: '{count, plural, one {# unread} other {# unread}}',
  isUnread: 'Unread:',
  others: 'and {count, plural, one {# other} other {# others}}',
  onlyYou: 'only you',
  nobody: 'Nobody',
  own: 'You:',
  attachments: '{count, plural, one {# attachment} other {# attachments}}',
  gone: 'The last message is not there any more.',
  markRead: 'Mark as read: {names}',
  markReadFailed: 'The conversation with {names} is still unread. {reason}',
  nothing: 'No conversations yet',
  nothingText: 'Whom you write to directly, and who writes to you, appears here.',
} as const
