import * as v from 'valibot'
import { instanceSchema } from '../entities/instance.ts'
import { type NodeInfo, nodeInfoSchema } from '../entities/node-info.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { malformedAnswer } from '../http/answer.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, type Reads } from '../http/reads.ts'
import { items, looseObject, text, wire } from '../wire/wire.ts'

const nodeInfoIndexSchema = looseObject({ links: items(wire({ rel: text, href: text })) })

/** A list of names; what is no text is left out. Tens of thousands take too long by a schema for each. */
const hostNames: Reads<string[]> = {
  schema: v.array(v.string()),
  form: 'list',
  read(answer) {
    const { body } = answer
    if (!Array.isArray(body)) throw malformedAnswer(answer)
    return body.filter((name): name is string => typeof name === 'string')
  },
}

export const instanceEndpoints = {
  instance: endpoint('GET', '/api/v1/instance', entity(instanceSchema)),
  peers: endpoint('GET', '/api/v1/instance/peers', hostNames),
  nodeInfoIndex: endpoint('GET', '/.well-known/nodeinfo', entity(nodeInfoIndexSchema)),
  nodeInfo: endpoint('GET', '/nodeinfo/2.0.json', entity(nodeInfoSchema)),
  nodeInfo21: endpoint('GET', '/nodeinfo/2.1.json', entity(nodeInfoSchema)),
  otherNodeInfo: endpoint('GET', '/nodeinfo/:version', entity(nodeInfoSchema)),
}

/** @throws ApiError */
export const fetchInstance = askFor(instanceEndpoints.instance)

/** Hosts of all servers that this one knows, its own too; on a large server tens of thousands. @throws ApiError */
export const fetchPeers = askFor(instanceEndpoints.peers)

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
