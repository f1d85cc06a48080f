/** How long ago, beside a post. Months are longer, so that they are not read as minutes. */
export const time = {
  now: 'now',
  second: '{count}s',
  minute: '{count}m',
  hour: '{count}h',
  day: '{count}d',
  week: '{count}w',
  month: '{count}mo',
  year: '{count}y',
  withDate: '{time}, {date}',
  inFuture: 'in {time}',
} as const
