import * as v from 'valibot'
import { field, flag, items, looseObject, mapOf, nullableField, number, text, wire } from '../wire/wire.ts'

const hosts = nullableField(items(text))

/** Host lists of a policy, such as `reject`; each named by what it does. */
const hostLists = nullableField(mapOf(items(text)))

/** Reasons by policy and host. */
const reasons = nullableField(mapOf(mapOf(looseObject({ reason: nullableField(text) }))))

const patterns = nullableField(items(text))

/** What a server keeps out, as its node info tells; not told when `exclusions` hides it. */
export const federationPolicySchema = v.pipe(
  looseObject({
    enabled: field(flag),
    exclusions: field(flag),
    mrf_policies: hosts,
    mrf_simple: hostLists,
    mrf_simple_info: reasons,
    mrf_keyword: nullableField(
      wire({
        reject: patterns,
        federated_timeline_removal: patterns,
        replace: nullableField(items(wire({ pattern: field(text), replacement: field(text) }))),
      }),
    ),
    mrf_hashtag: hostLists,
    mrf_object_age: field(wire({ threshold: field(number), actions: hosts })),
    quarantined_instances: hosts,
    quarantined_instances_info: reasons,
  }),
  v.transform((policy) => ({
    isEnabled: policy.enabled ?? true,
    hasExclusions: policy.exclusions ?? false,
    policies: policy.mrf_policies ?? [],
    simple: policy.mrf_simple ?? {},
    simpleReasons: policy.mrf_simple_info ?? {},
    keywords: {
      reject: policy.mrf_keyword?.reject ?? [],
      federatedTimelineRemoval: policy.mrf_keyword?.federated_timeline_removal ?? [],
      replace: (policy.mrf_keyword?.replace ?? []).map(({ pattern, replacement }) => ({
        pattern: pattern ?? '',
        replacement: replacement ?? '',
      })),
    },
    quarantined: policy.quarantined_instances ?? [],
    quarantineReasons: policy.quarantined_instances_info ?? {},
  })),
)

export type FederationPolicy = v.InferOutput<typeof federationPolicySchema>
