import type { FederationPolicy } from '../entities/federation-policy.ts'
import type { FrontendConfig } from '../entities/frontend-config.ts'
import type { Capabilities } from './capabilities.ts'

/** What a server says of itself and its rules. */
export interface InstanceFacts {
  /** Origin of the server; empty for the page's own. */
  readonly server: string
  readonly description: string
  readonly softwareName: string | null
  readonly backendVersion: string | null
  readonly languages: readonly string[]
  /** MIME types of what can be written. */
  readonly postFormats: readonly string[]
  readonly vapidPublicKey: string | null
  readonly registrationOpen: boolean
  readonly accountApprovalRequired: boolean
  readonly accountActivationRequired: boolean
  readonly mailerEnabled: boolean
  readonly private: boolean
  readonly federating: boolean
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
  /** Address of a page that suggests people; empty for none. */
  readonly suggestionsWeb: string
  /** Address of the socket, where the server names one. */
  readonly streamingUrl: string | null
}

/** How a server counts the characters of a post and its subject. */
export interface TextCount {
  readonly unit: 'grapheme' | 'codePoint'
  /** Characters that each address counts as, and mentions then count without their server; null: all as written. */
  readonly urlLength: number | null
}

/** What a server allows: bytes or characters, unless told otherwise. */
export interface InstanceLimits {
  /** Characters of a post with its subject [BOOT-07]. */
  readonly textLimit: number
  /** What counts as a character of {@link textLimit}. */
  readonly textCount: TextCount
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
}

/** How a server's admins want this client to look and to begin. */
export interface InstanceBranding {
  readonly name: string
  readonly logo: string
  readonly logoMask: boolean
  /** A CSS length. */
  readonly logoMargin: string
  readonly logoLeft: boolean
  readonly hideSitename: boolean
  /** Address of the wallpaper; empty for none. */
  readonly background: string
  readonly theme: string | null
  /** Address of the picture that covers sensitive media; empty for none. */
  readonly nsfwCensorImage: string
  readonly loginMethod: 'password' | 'token'
  readonly redirectRootLogin: string | null
  readonly redirectRootNoLogin: string | null
  readonly showFeaturesPanel: boolean
  readonly showInstanceSpecificPanel: boolean
  /** All that they set, for defaults of settings. */
  readonly config: FrontendConfig
}

/** Everything known of an instance, every field with a safe default. */
export interface Instance {
  readonly facts: InstanceFacts
  readonly limits: InstanceLimits
  readonly branding: InstanceBranding
  readonly capabilities: Capabilities
}
