/** What the form says by the names that the specification gives. */
export const post_status = {
  empty_status_error: 'Write something or add a file first.',
  media_description_error: 'Couldn’t save a description, so nothing was posted. Try again.',
  preview_empty: 'Nothing to preview yet.',
} as const
