export const common = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  retry: 'Retry',
  undo: 'Undo',
  undoByKey: 'Press {key} to undo.',
  loading: 'Loading',
  more: 'More',
  on: 'On',
  off: 'Off',
  countAndMore: '{count, number}+',
  bytes: {
    kib: '{size, number} KiB',
    mib: '{size, number} MiB',
    gib: '{size, number} GiB',
  },
} as const
