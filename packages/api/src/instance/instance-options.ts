import type { FederationPolicy } from '../entities/federation-policy.ts'
import type { FrontendConfig } from '../entities/frontend-config.ts'

/** Everything an instance says about itself, every field with a safe default. Limits are bytes or characters. */
export interface InstanceOptions {
  /** Origin of the server; empty for the page's own. */
  readonly server: string
  readonly name: string
  readonly description: string
  readonly softwareName: string | null
  readonly backendVersion: string | null
  readonly languages: readonly string[]
  /** Characters of a post with its subject [BOOT-07]. */
  readonly textLimit: number
  /** Bytes of an uploaded file; null when the server does not say. */
  readonly uploadLimit: number | null
  /** Bytes of an uploaded picture; null when the server does not say. */
  readonly imageLimit: number | null
  readonly avatarLimit: number | null
  readonly backgroundLimit: number | null
  readonly bannerLimit: number | null
  /** Characters of a media description; null when the server does not say. */
  readonly descriptionLimit: number | null
  /** Files of a post; null when there is no limit. */
  readonly maxAttachments: number | null
  /** MIME types of files that can be uploaded; null when the server does not say, as Akkoma takes all. */
  readonly mediaTypes: readonly string[] | null
  readonly fieldsLimits: {
    readonly maxFields: number
    readonly maxRemoteFields: number
    readonly nameLength: number
    readonly valueLength: number
  }
  /** Lengths in characters, expirations in seconds [BOOT-13]. */
  readonly pollLimits: {
    readonly maxOptions: number
    readonly maxOptionChars: number
    readonly minExpiration: number
    readonly maxExpiration: number
  }
  readonly postFormats: readonly string[]
  readonly vapidPublicKey: string | null
  readonly registrationOpen: boolean
  readonly accountApprovalRequired: boolean
  readonly accountActivationRequired: boolean
  readonly invitesEnabled: boolean
  readonly mailerEnabled: boolean
  readonly private: boolean
  readonly federating: boolean
  readonly federatedTimelineAvailable: boolean
  /** Which timelines visitors may read. */
  readonly publicTimelineVisibility: {
    readonly local: boolean
    readonly federated: boolean
    readonly bubble: boolean
  }
  readonly localBubbleInstances: readonly string[]
  readonly restrictedNicknames: readonly string[]
  /** Addresses of the staff's profiles. */
  readonly staffAccounts: readonly string[]
  readonly federationPolicy: FederationPolicy | null
  readonly suggestions: { readonly enabled: boolean; readonly web: string }
  readonly suggestionsEnabled: boolean
  /** The server's own words for what it can; ask {@link can} instead. */
  readonly features: readonly string[]
  readonly mediaProxyAvailable: boolean
  readonly safeDM: boolean
  readonly pollsAvailable: boolean
  readonly editingAvailable: boolean
  readonly translationEnabled: boolean
  readonly logo: string
  readonly logoMask: boolean
  /** A CSS length. */
  readonly logoMargin: string
  readonly logoLeft: boolean
  readonly hideSitename: boolean
  /** Address of the wallpaper; empty for none. */
  readonly background: string
  readonly theme: string | null
  readonly nsfwCensorImage: string
  readonly loginMethod: 'password' | 'token'
  readonly redirectRootLogin: string | null
  readonly redirectRootNoLogin: string | null
  readonly showFeaturesPanel: boolean
  readonly showInstanceSpecificPanel: boolean
  /** All that admins set for the frontend; defaults of settings come from here. */
  readonly config: FrontendConfig
  /** Origin of the socket; null for that of the server. */
  readonly streamingUrl: string | null
}
