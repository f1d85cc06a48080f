import type { InstanceOptions } from './instance/instance-options.ts'

type Software = Pick<InstanceOptions, 'softwareName' | 'backendVersion'>

/** What Mastodon has, by its changelog, since a version. No server says so itself. */
function isMastodonSince(
  { softwareName, backendVersion }: Software,
  [major, minor]: readonly [number, number],
): boolean {
  const [, ...parts] = /^(\d+)\.(\d+)/.exec(backendVersion ?? '') ?? []
  const [first = 0, second = 0] = parts.map(Number)
  return softwareName === 'mastodon' && (first > major || (first === major && second >= minor))
}

/**
 * Whether an instance understands `from:`, `has:`, `before:` and the like among the words of a search. Apart from the
 * capabilities, because no first view needs it.
 */
export const hasSearchOperators = (software: Software): boolean => isMastodonSince(software, [4, 2])

/** Whether an instance can be asked which hashtags are talked about. */
export const hasTrendingTags = (software: Software): boolean => isMastodonSince(software, [3, 5])
