export const errors = {
  generic: 'Something went wrong.',
  retry: 'Try again',
  reload: 'Reload the page',
  screenFailed: 'This page could not be shown.',
  chunkFailed: 'A part of Skein could not be loaded. Check the connection and try again.',
  partWaits: 'Part of Skein couldn’t load. What you pressed will be done when you’re back online.',
  storageUnavailable:
    'This browser keeps nothing: your sign-in and settings will be gone when the page is closed.',
  rateLimited: 'You are rate limited',
  serverError: 'Internal Server Error',
  backendUnavailable: 'The backend is not available',
  unsupported: 'This server can’t do that.',
  unexpectedStatus: 'Unexpected status: {code}',
  network: 'The server could not be reached.',
  timeout: 'The server took too long to answer.',
  garbage: 'The server answered with something that is not data.',
} as const
