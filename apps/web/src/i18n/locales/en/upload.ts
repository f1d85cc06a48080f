/** Why a file is not on the server; the names are those of the specification where it has some. */
export const upload = {
  error: {
    base: 'Upload failed.',
    file_too_big: 'This file is too large: {size}. The limit is {allowed}.',
    too_big_here: 'This file is too large for the server: {size}.',
    wrong_type: 'This server doesn’t accept {type} files.',
    because: 'Upload failed. {reason}',
    becauseLater: 'Upload failed. {reason} Try again later.',
    default: 'Upload failed. Try again later.',
  },
} as const
