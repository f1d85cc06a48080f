import { foldCapabilities } from './capabilities.ts'
import { foldBranding } from './fold-branding.ts'
import { foldLimits } from './fold-limits.ts'
import type { Instance, InstanceFacts } from './instance.ts'
import type { InstanceSources } from './sources.ts'

const nothing: InstanceSources = {
  server: '',
  instance: null,
  nodeInfo: null,
  staticConfig: null,
  serverConfig: null,
}

/** "2.7.2 (compatible; Akkoma 3.16.0)": the software behind the version it claims to be. */
function readVersion(version: string | null | undefined) {
  const behind = /\(compatible; (\S+) ([^)]+)\)/.exec(version ?? '')
  return { name: behind?.[1]?.toLowerCase() ?? null, version: behind?.[2] ?? version ?? null }
}

function foldFacts({ server, instance, nodeInfo }: InstanceSources): InstanceFacts {
  const metadata = nodeInfo?.metadata
  const own = instance?.pleroma?.metadata
  const claimed = readVersion(instance?.version)
  const visibility = metadata?.publicTimelineVisibility
  return {
    server,
    description: instance?.short_description || instance?.description || metadata?.nodeDescription || '',
    softwareName: nodeInfo?.software?.name ?? claimed.name,
    backendVersion: nodeInfo?.software?.version ?? claimed.version,
    languages: instance?.languages ?? [],
    postFormats: metadata?.postFormats ??
      own?.post_formats ??
      instance?.configuration?.statuses?.supported_mime_types ?? ['text/plain'],
    vapidPublicKey: instance?.pleroma?.vapid_public_key ?? null,
    registrationOpen: nodeInfo?.openRegistrations ?? instance?.registrations ?? false,
    accountApprovalRequired: instance?.approval_required ?? false,
    accountActivationRequired:
      metadata?.accountActivationRequired ?? own?.account_activation_required ?? false,
    mailerEnabled: metadata?.mailerEnabled ?? false,
    private: metadata?.private ?? false,
    federating: metadata?.federation?.isEnabled ?? own?.federation?.isEnabled ?? true,
    publicTimelineVisibility: {
      local: visibility?.local ?? true,
      federated: visibility?.federated ?? true,
      bubble: visibility?.bubble ?? false,
    },
    localBubbleInstances: metadata?.localBubbleInstances ?? [],
    restrictedNicknames: metadata?.restrictedNicknames ?? [],
    staffAccounts: metadata?.staffAccounts ?? [],
    federationPolicy: metadata?.federation ?? own?.federation ?? null,
    suggestionsWeb: metadata?.suggestions?.web ?? '',
    streamingUrl: instance?.urls?.streaming_api || instance?.configuration?.urls?.streaming || null,
  }
}

/**
 * Everything known of a server, whichever server it is and whatever failed to load. Rules: [BOOT-06] to [BOOT-14].
 */
export function foldInstance(told: Partial<InstanceSources> = {}): Instance {
  const sources = { ...nothing, ...told }
  const { instance, nodeInfo } = sources
  const facts = foldFacts(sources)
  const features = nodeInfo?.metadata?.features ?? instance?.pleroma?.metadata?.features ?? null
  return {
    facts,
    limits: foldLimits(sources),
    branding: foldBranding(sources),
    capabilities: foldCapabilities({ ...sources, ...facts, features }),
  }
}

/** What holds of a server that has said nothing yet. */
export const unknownInstance: Instance = /* @__PURE__ */ foldInstance()
