import * as v from 'valibot'
import { instanceSchema } from '../src/entities/instance.ts'
import { nodeInfoSchema } from '../src/entities/node-info.ts'
import type { Capabilities } from '../src/instance/capabilities.ts'
import { foldInstance, unknownInstance } from '../src/instance/fold-instance.ts'
import type { Instance, InstanceFacts } from '../src/instance/instance.ts'
import { bodyOf } from './fixtures.ts'

export const instanceOf = (wire: unknown) => v.parse(instanceSchema, wire)
export const nodeInfoOf = (wire: unknown) => v.parse(nodeInfoSchema, wire)

/** What recorded servers are and can do. */
export const akkoma = foldInstance({
  server: 'https://akkoma.example',
  instance: instanceOf(bodyOf('akkoma-3.16', 'instance')),
  nodeInfo: nodeInfoOf(bodyOf('akkoma-3.16', 'nodeinfo-2.0')),
})
export const mastodon = foldInstance({
  instance: instanceOf(bodyOf('mastodon', 'instance')),
  nodeInfo: nodeInfoOf(bodyOf('mastodon', 'nodeinfo')),
})
export const goToSocial = foldInstance({ instance: instanceOf(bodyOf('gotosocial', 'instance')) })

/** A server of which nothing is known but this. */
export function anInstance({
  facts = {},
  capabilities = {},
}: {
  readonly facts?: Partial<InstanceFacts>
  readonly capabilities?: Partial<Capabilities>
}): Instance {
  return {
    ...unknownInstance,
    facts: { ...unknownInstance.facts, ...facts },
    capabilities: { ...unknownInstance.capabilities, ...capabilities },
  }
}
