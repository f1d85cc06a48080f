/** Whether it is a path on the client's own server: nothing from outside leads anywhere else. */
export const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path)
