/** The headings in the window of settings, by the names of the groups of controls. */
export const settingsGroups = {
  timelines: 'Timelines',
  replies: 'Replies',
  media: 'Media',
  sending: 'Sending',
  hidden: 'Hidden posts',
} as const
