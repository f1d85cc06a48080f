import * as v from 'valibot'
import { field, flag, idText, mapOf, text, wire } from '../wire/wire.ts'

/** What the server keeps so that it can reach a browser: one for each token. Its id; without one nothing was kept. */
export const pushSubscriptionSchema = v.pipe(
  wire({
    id: idText,
    endpoint: field(text),
    alerts: field(mapOf(flag)),
    server_key: field(text),
    policy: field(text),
    standard: field(flag),
  }),
  v.transform(({ id }) => ({ id })),
)

export type KeptPushSubscription = v.InferOutput<typeof pushSubscriptionSchema>
