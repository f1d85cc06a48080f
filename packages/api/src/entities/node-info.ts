import type * as v from 'valibot'
import { field, flag, items, nullableField, number, text, wire } from '../wire/wire.ts'
import { federationPolicySchema } from './federation-policy.ts'
import { pollLimitsWire } from './instance.ts'

const strings = field(items(text))

const metadataWire = wire({
  accountActivationRequired: field(flag),
  features: strings,
  federatedTimelineAvailable: field(flag),
  federation: field(federationPolicySchema),
  fieldsLimits: field(
    wire({
      maxFields: field(number),
      maxRemoteFields: field(number),
      nameLength: field(number),
      valueLength: field(number),
    }),
  ),
  invitesEnabled: field(flag),
  localBubbleInstances: strings,
  mailerEnabled: field(flag),
  nodeDescription: field(text),
  nodeName: field(text),
  pollLimits: field(pollLimitsWire),
  postFormats: strings,
  private: field(flag),
  privilegedStaff: field(flag),
  publicTimelineVisibility: field(wire({ bubble: field(flag), federated: field(flag), local: field(flag) })),
  restrictedNicknames: strings,
  skipThreadContainment: field(flag),
  staffAccounts: strings,
  suggestions: field(wire({ enabled: field(flag), web: nullableField(text) })),
  uploadLimits: field(
    wire({
      avatar: field(number),
      background: field(number),
      banner: field(number),
      general: field(number),
    }),
  ),
})

/**
 * Node info in the form of 2.0 and 2.1; what it means is folded into the instance options.
 * @see https://nodeinfo.diaspora.software/schema.html
 */
export const nodeInfoSchema = wire({
  version: field(text),
  software: field(
    wire({
      name: field(text),
      version: field(text),
      repository: nullableField(text),
      homepage: nullableField(text),
    }),
  ),
  protocols: strings,
  services: nullableField(wire({ inbound: strings, outbound: strings })),
  openRegistrations: field(flag),
  usage: nullableField(
    wire({
      localPosts: nullableField(number),
      localComments: nullableField(number),
      users: nullableField(
        wire({
          activeHalfyear: nullableField(number),
          activeMonth: nullableField(number),
          total: nullableField(number),
        }),
      ),
    }),
  ),
  metadata: field(metadataWire),
})

export type NodeInfo = v.InferOutput<typeof nodeInfoSchema>
