import type { InstanceOptions } from './instance/instance-options.ts'

/** Mastodon has them since then, by its changelog. */
const SINCE = [4, 2] as const

/**
 * Whether an instance understands `from:`, `has:`, `before:` and the like among the words of a search. No server says
 * so itself. Apart from the capabilities, because no first view needs it.
 */
export function hasSearchOperators({
  softwareName,
  backendVersion,
}: Pick<InstanceOptions, 'softwareName' | 'backendVersion'>): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(backendVersion ?? '') ?? []
  const [first, second] = [Number(major ?? 0), Number(minor ?? 0)]
  return softwareName === 'mastodon' && (first > SINCE[0] || (first === SINCE[0] && second >= SINCE[1]))
}
