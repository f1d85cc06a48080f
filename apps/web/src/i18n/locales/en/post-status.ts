/** What the form says by the names that the specification gives. */
export const post_status = {
  empty_status_error: 'A post needs a text or a file.',
  media_description_error: 'A description could not be saved, so nothing was posted. Try again.',
  preview_empty: 'Nothing to preview yet.',
} as const
