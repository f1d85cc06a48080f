import { isApiError } from './api-error.ts'

/** An answer, or what comes of another way where the server says that there is no such thing. @throws ApiError */
export const orElse = <T>(asked: Promise<T>, otherWay: () => T | Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (isApiError(error, 'http') && error.status === 404) return otherWay()
    throw error
  })
