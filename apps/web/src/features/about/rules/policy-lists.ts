import type { FederationPolicy } from '@skein/api'

/** A server that a policy names, and why. */
export interface PolicyHost {
  readonly host: string
  readonly reason: string | null
}

/** What is done, by its name on the wire, and to whom. */
export interface PolicyList {
  readonly name: string
  readonly hosts: readonly PolicyHost[]
}

/** The lists that say most come first; others follow as the server sends them. */
const first = [
  'accept',
  'reject',
  'quarantined_instances',
  'federated_timeline_removal',
  'media_nsfw',
  'media_removal',
]

/** The servers that each policy names, with the reasons; without policies that name nobody. */
export function policyLists(policy: FederationPolicy): readonly PolicyList[] {
  const lists = { ...policy.simple, quarantined_instances: policy.quarantined }
  const reasons = { ...policy.simpleReasons, ...policy.quarantineReasons }
  const names = new Set([...first, ...Object.keys(lists)])
  return [...names].flatMap((name) => {
    const hosts = (lists[name as keyof typeof lists] ?? []).map((host) => ({
      host,
      reason: reasons[name]?.[host]?.reason || null,
    }))
    return hosts.length === 0 ? [] : [{ name, hosts }]
  })
}

/** Whether anything is done to some posts or servers and not to all. */
export function hasOwnPolicies(policy: FederationPolicy): boolean {
  const { reject, federatedTimelineRemoval, replace } = policy.keywords
  return (
    policyLists(policy).length > 0 ||
    [reject, federatedTimelineRemoval, replace].some(({ length }) => length > 0)
  )
}
