import {
  type FrontendConfig,
  frontendConfigSchema,
  frontendConfigurationsSchema,
} from '../entities/frontend-config.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { fileOr } from '../http/front-page.ts'
import { entity } from '../http/reads.ts'

export const frontendConfigEndpoints = {
  database: endpoint('GET', '/api/pleroma/frontend_configurations', entity(frontendConfigurationsSchema)),
  file: endpoint('GET', '/static/config.json', fileOr({}, entity(frontendConfigSchema))),
}

const PUBLIC = { token: null } as const

/** What the server's database sets for Akkoma's frontends. @throws ApiError */
export const fetchFrontendConfigurations = (
  client: Client,
  options: RequestOptions = {},
): Promise<FrontendConfig> =>
  client.request(callOf(frontendConfigEndpoints.database, { ...options, ...PUBLIC }))

/** What the file beside the frontend sets; nothing where there is no such file. @throws ApiError */
export const fetchStaticConfig = (client: Client, options: RequestOptions = {}): Promise<FrontendConfig> =>
  client.request(callOf(frontendConfigEndpoints.file, { ...options, ...PUBLIC }))
