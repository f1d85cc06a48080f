import type { FrontendConfig } from '../entities/frontend-config.ts'
import type { InstanceInfo } from '../entities/instance.ts'
import type { NodeInfo } from '../entities/node-info.ts'

/** What start-up could load; null where a load failed. */
export interface InstanceSources {
  /** Origin of the server; empty for the page's own. */
  readonly server: string
  readonly instance: InstanceInfo | null
  readonly nodeInfo: NodeInfo | null
  /** Of `/static/config.json`. */
  readonly staticConfig: FrontendConfig | null
  /** The `pleroma_fe` block of the frontend configurations; lies over the static file [BOOT-06]. */
  readonly serverConfig: FrontendConfig | null
}
