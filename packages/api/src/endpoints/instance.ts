import type * as v from 'valibot'
import { instanceSchema } from '../entities/instance.ts'
import { type NodeInfo, nodeInfoSchema } from '../entities/node-info.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'
import { items, looseObject, text, wire } from '../wire/wire.ts'

const nodeInfoIndexSchema = looseObject({ links: items(wire({ rel: text, href: text })) })

export const instanceEndpoints = {
  instance: endpoint('GET', '/api/v1/instance', entity(instanceSchema)),
  nodeInfoIndex: endpoint('GET', '/.well-known/nodeinfo', entity(nodeInfoIndexSchema)),
  nodeInfo: endpoint('GET', '/nodeinfo/2.0.json', entity(nodeInfoSchema)),
  nodeInfo21: endpoint('GET', '/nodeinfo/2.1.json', entity(nodeInfoSchema)),
  otherNodeInfo: endpoint('GET', '/nodeinfo/:version', entity(nodeInfoSchema)),
}

/** @throws ApiError */
export const fetchInstance = askFor(instanceEndpoints.instance)

/** Path of the newest node info that an index names. */
function pathOfNewest(index: v.InferOutput<typeof nodeInfoIndexSchema>): string | null {
  const newest = index.links
    .map(({ href }) => href)
    .sort()
    .at(-1)
  return newest && URL.canParse(newest) ? new URL(newest).pathname : null
}

/** Node info from where Akkoma keeps it, else from where the server says. @throws ApiError */
export async function fetchNodeInfo(client: Client, options: RequestOptions = {}): Promise<NodeInfo> {
  const use = { ...options, token: null }
  try {
    return await client.request(callOf(instanceEndpoints.nodeInfo, use))
  } catch (error) {
    if (options.signal?.aborted) throw error
    const path = pathOfNewest(await client.request(callOf(instanceEndpoints.nodeInfoIndex, use)))
    if (path === null) throw error
    return client.request({ ...callOf(instanceEndpoints.nodeInfo, use), path })
  }
}
