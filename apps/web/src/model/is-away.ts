import { isApiError } from '@skein/api'

/** Waiting may help: the server was not there, had trouble, or wants to be left alone for a while. */
export const isAway = (error: unknown): boolean =>
  isApiError(error) &&
  (['network', 'timeout'].includes(error.kind) || (error.status ?? 0) >= 500 || error.status === 429)
