import * as v from 'valibot'
import { anyValue, field, idText, text, wire } from '../wire/wire.ts'

/** What the server keeps so that it can reach a browser: one for each token. Its id; without one nothing was kept. */
export const pushSubscriptionSchema = v.pipe(
  wire({
    id: idText,
    endpoint: field(text),
    alerts: field(anyValue),
    server_key: field(text),
    policy: field(text),
    standard: field(v.boolean()),
  }),
  v.transform(({ id }) => ({ id })),
)

export type KeptPushSubscription = v.InferOutput<typeof pushSubscriptionSchema>
