const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']

/** A file's size with two decimals, as in "15.26 MiB" [COMP-29]. */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  return `${(bytes / 1024 ** step).toFixed(2)} ${units[step]}`
}
