import { foldInstance, type Instance, type InstanceInfo, type NodeInfo } from '@skein/api'

import { getInstance, setInstance } from '../instance/known.ts'

export type InstanceChange = { readonly [Part in keyof Instance]?: Partial<Instance[Part]> }

/**
 * Changes some of what is known of the server.
 * @param from what it is laid over; what is known at present by default
 */
export function changeInstance(change: InstanceChange, from = getInstance()): Instance {
  return setInstance({
    facts: { ...from.facts, ...change.facts },
    limits: { ...from.limits, ...change.limits },
    branding: { ...from.branding, ...change.branding },
    capabilities: { ...from.capabilities, ...change.capabilities },
  })
}

/** What a server can do that has a socket and names these features. */
export function capabilitiesOf(...features: string[]): Instance['capabilities'] {
  const nodeInfo = { metadata: { features } } as unknown as NodeInfo
  const instance = { urls: { streaming_api: 'wss://fen.example' } } as unknown as InstanceInfo
  return foldInstance({ nodeInfo, instance }).capabilities
}
