import { frontendConfigSchema, frontendConfigurationsSchema } from '../entities/frontend-config.ts'
import { askFor, endpoint } from '../http/endpoint.ts'
import { fileOr } from '../http/front-page.ts'
import { entity } from '../http/reads.ts'

export const frontendConfigEndpoints = {
  database: endpoint('GET', '/api/pleroma/frontend_configurations', entity(frontendConfigurationsSchema)),
  file: endpoint('GET', '/static/config.json', fileOr({}, entity(frontendConfigSchema))),
}

/** What the server's database sets for Akkoma's frontends. @throws ApiError */
export const fetchFrontendConfigurations = askFor(frontendConfigEndpoints.database, { token: null })

/** What the file beside the frontend sets; nothing where there is no such file. @throws ApiError */
export const fetchStaticConfig = askFor(frontendConfigEndpoints.file, { token: null })
