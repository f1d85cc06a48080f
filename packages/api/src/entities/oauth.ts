import * as v from 'valibot'
import {
  converted,
  field,
  idText,
  items,
  looseObject,
  nullableField,
  number,
  text,
  wire,
} from '../wire/wire.ts'

/** A client registered with a server. */
export const oauthAppSchema = v.pipe(
  wire({
    id: field(idText),
    client_id: v.pipe(text, v.nonEmpty()),
    client_secret: v.pipe(text, v.nonEmpty()),
    client_secret_expires_at: nullableField(number),
    name: field(text),
    redirect_uri: field(text),
    redirect_uris: nullableField(items(text)),
    scopes: nullableField(items(text)),
    website: nullableField(text),
    vapid_key: nullableField(text),
  }),
  v.transform((app) => ({
    clientId: app.client_id,
    clientSecret: app.client_secret,
    name: app.name ?? '',
    vapidKey: app.vapid_key || null,
  })),
)

export type OAuthApp = v.InferOutput<typeof oauthAppSchema>

/** What a server says of its OAuth (RFC 8414); null where it does not say. */
export const oauthServerSchema = v.pipe(
  looseObject({ grant_types_supported: field(items(text)), scopes_supported: field(items(text)) }),
  v.transform((server) => ({
    grantTypes: server.grant_types_supported ?? null,
    scopes: server.scopes_supported ?? null,
  })),
)

export type OAuthServer = v.InferOutput<typeof oauthServerSchema>

/** Seconds since 1970; some servers send a date. */
const instant = converted(v.number(), (value) =>
  typeof value === 'string' ? Date.parse(value) / 1000 : value,
)

/** A bearer token. `id` is that of its session ({@link accountSessionSchema}), `createdAt` in seconds since 1970, `expiresIn` in seconds, `me` the account's URL. */
export const oauthTokenSchema = v.pipe(
  wire({
    id: field(number),
    access_token: v.pipe(text, v.nonEmpty()),
    refresh_token: nullableField(text),
    token_type: field(text),
    scope: field(text),
    created_at: field(instant),
    expires_in: nullableField(number),
    me: field(text),
  }),
  v.transform((token) => ({
    id: token.id === undefined ? null : String(token.id),
    accessToken: token.access_token,
    refreshToken: token.refresh_token ?? null,
    scope: token.scope ?? '',
    createdAt: token.created_at ?? null,
    expiresIn: token.expires_in ?? null,
    me: token.me ?? null,
  })),
)

export type OAuthToken = v.InferOutput<typeof oauthTokenSchema>
