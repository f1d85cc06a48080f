import type * as v from 'valibot'
import {
  type FrontendConfig,
  frontendConfigSchema,
  frontendConfigurationsSchema,
} from '../entities/frontend-config.ts'
import { type InstanceInfo, instanceSchema } from '../entities/instance.ts'
import { type NodeInfo, nodeInfoSchema } from '../entities/node-info.ts'
import {
  foldStickerPack,
  stickerIndexSchema,
  type StickerPack,
  stickerPackFileSchema,
} from '../entities/sticker-pack.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity, htmlPiece } from '../http/reads.ts'
import { items, looseWire, text, wire } from '../wire/wire.ts'

const nodeInfoIndexSchema = looseWire({ links: items(wire({ rel: text, href: text })) })

export const instanceEndpoints = {
  instance: endpoint('GET', '/api/v1/instance', entity(instanceSchema)),
  nodeInfoIndex: endpoint('GET', '/.well-known/nodeinfo', entity(nodeInfoIndexSchema)),
  nodeInfo: endpoint('GET', '/nodeinfo/2.0.json', entity(nodeInfoSchema)),
  nodeInfo21: endpoint('GET', '/nodeinfo/2.1.json', entity(nodeInfoSchema)),
  otherNodeInfo: endpoint('GET', '/nodeinfo/:version', entity(nodeInfoSchema)),
  frontendConfigurations: endpoint(
    'GET',
    '/api/pleroma/frontend_configurations',
    entity(frontendConfigurationsSchema),
  ),
  staticConfig: endpoint('GET', '/static/config.json', entity(frontendConfigSchema)),
  panel: endpoint('GET', '/instance/panel.html', htmlPiece),
  terms: endpoint('GET', '/static/terms-of-service.html', htmlPiece),
  stickers: endpoint('GET', '/static/stickers.json', entity(stickerIndexSchema)),
  stickerPack: endpoint('GET', '/static/stickers/:pack/pack.json', entity(stickerPackFileSchema)),
}

const PUBLIC = { token: null } as const

/** @throws ApiError */
export const fetchInstance = (client: Client, options: RequestOptions = {}): Promise<InstanceInfo> =>
  client.request(callOf(instanceEndpoints.instance, options))

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
  const use = { ...options, ...PUBLIC }
  try {
    return await client.request(callOf(instanceEndpoints.nodeInfo, use))
  } catch (error) {
    if (options.signal?.aborted) throw error
    const path = pathOfNewest(await client.request(callOf(instanceEndpoints.nodeInfoIndex, use)))
    if (path === null) throw error
    return client.request({ ...callOf(instanceEndpoints.nodeInfo, use), path })
  }
}

/** What the server's database sets for Akkoma's frontends. @throws ApiError */
export const fetchFrontendConfigurations = (
  client: Client,
  options: RequestOptions = {},
): Promise<FrontendConfig> =>
  client.request(callOf(instanceEndpoints.frontendConfigurations, { ...options, ...PUBLIC }))

/** What the file beside the frontend sets. @throws ApiError */
export const fetchStaticConfig = (client: Client, options: RequestOptions = {}): Promise<FrontendConfig> =>
  client.request(callOf(instanceEndpoints.staticConfig, { ...options, ...PUBLIC }))

/** The admins' panel as HTML. @throws ApiError */
export const fetchInstancePanel = (client: Client, options: RequestOptions = {}): Promise<string> =>
  client.request(callOf(instanceEndpoints.panel, { ...options, ...PUBLIC }))

/** The terms of service as HTML. @throws ApiError */
export const fetchTermsOfService = (client: Client, options: RequestOptions = {}): Promise<string> =>
  client.request(callOf(instanceEndpoints.terms, { ...options, ...PUBLIC }))

/** All sticker packs; one that cannot be read is left out [BOOT-17]. @throws ApiError when there is no list */
export async function fetchStickers(client: Client, options: RequestOptions = {}): Promise<StickerPack[]> {
  const use = { ...options, ...PUBLIC }
  const index = await client.request(callOf(instanceEndpoints.stickers, use))
  const packs = await Promise.allSettled(
    Object.entries(index).map(async ([name, folder]) => {
      const path = `${folder.endsWith('/') ? folder : `${folder}/`}pack.json`
      const file = await client.request({ ...callOf(instanceEndpoints.stickerPack, use), path })
      return foldStickerPack(name, folder, file)
    }),
  )
  return packs.flatMap((pack) => (pack.status === 'fulfilled' ? [pack.value] : []))
}
