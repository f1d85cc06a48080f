export const composing = {
  undoSendSeconds: {
    label: 'Undo send',
    hint: 'How long you have to stop a post before it’s sent.',
    words: 'cancel, delay, wait, seconds, recall',
  },
  submitOnEnter: {
    label: 'Press Enter to post and Ctrl+Enter for a new line',
    words: 'submit, send, return, key, keyboard',
  },
  asksBeforePosting: {
    label: 'Ask before posting if there are warnings',
    words: 'confirm, confirmation, dialog, check',
  },
  hideScopeNotice: {
    label: 'Hide the note about who can see a post',
    words: 'scope, visibility, audience, notice, privacy',
  },
  postContentType: {
    label: 'Text format',
    words: 'markdown, BBCode, HTML, MFM, plain, content type, formatting',
  },
  postLanguage: {
    label: 'Post language',
    hint: 'The language your posts are marked as, unless you choose another.',
    words: 'locale, translate, writing',
  },
  padEmoji: { label: 'Add spaces around emoji', words: 'padding, picker, smileys, blank' },
  subjectLineBehavior: {
    label: 'Subject of replies',
    words: 're, cw, spoiler, content warning, copy, mastodon, email',
    values: { email: 'Add “re:”', masto: 'Copy as is', noop: 'Don’t copy' },
  },
  alwaysShowSubjectInput: {
    label: 'Always show the subject field',
    words: 'cw, spoiler, content warning, title, summary',
  },
  missingDescriptions: {
    label: 'If a file has no description',
    words: 'alt text, caption, accessibility, images, a11y, blind, attachments',
    values: { remind: 'Remind me', require: 'Don’t let me post', off: 'Do nothing' },
  },
  sensitiveByDefault: {
    label: 'Mark media as sensitive by default',
    words: 'nsfw, attachments, pictures, cover',
  },
  sensitiveIfSubject: {
    label: 'Mark media as sensitive when there’s a subject',
    words: 'nsfw, cw, spoiler, content warning, attachments, pictures',
  },
} as const
