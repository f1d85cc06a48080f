/** Of each setting with a control, by its name: what it is called, and where it has them a hint, other words, its values. */
export const settings = {
  replyVisibility: {
    label: 'Replies',
    values: { all: 'All replies', following: 'Replies to people I follow', self: 'Replies to me only' },
  },
  muteBotStatuses: { label: 'Mute bots' },
  hideFilteredStatuses: { label: 'Hide muted posts completely' },
  hideAttachments: { label: 'Hide media previews' },
  useStreamingApi: { label: 'Live updates' },
  streaming: { label: 'Show new posts automatically when you’re at the top' },
  undoSendSeconds: { label: 'Undo send' },
  postContentType: { label: 'Text format' },
  postLanguage: { label: 'Post language' },
  subjectLineBehavior: {
    label: 'Subject of replies',
    values: { email: 'Add “re:”', masto: 'Copy as is', noop: 'Don’t copy' },
  },
  missingDescriptions: {
    label: 'If a file has no description',
    values: { remind: 'Remind me', require: 'Don’t let me post', off: 'Do nothing' },
  },
  alwaysShowSubjectInput: { label: 'Always show the subject field' },
  sensitiveByDefault: { label: 'Mark media as sensitive by default' },
  sensitiveIfSubject: { label: 'Mark media as sensitive when there’s a subject' },
  submitOnEnter: { label: 'Press Enter to post and Ctrl+Enter for a new line' },
  asksBeforePosting: { label: 'Ask before posting if there are warnings' },
  hideScopeNotice: { label: 'Hide the note about who can see a post' },
  padEmoji: { label: 'Add spaces around emoji' },
} as const
