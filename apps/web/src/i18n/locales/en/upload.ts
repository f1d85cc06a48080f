/** Why a file is not on the server; the names are those of the specification where it has some. */
export const upload = {
  error: {
    base: 'Upload failed.',
    file_too_big: 'This file is too big: {size}, allowed are {allowed}.',
    too_big_here: 'The server finds this file too big: {size}.',
    wrong_type: 'This server takes no files of the type {type}.',
    default: 'Try again later.',
  },
} as const
