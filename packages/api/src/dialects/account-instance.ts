import * as v from 'valibot'
import { address } from '../wire/address.ts'
import { field, looseObject, nullableField, text, wire } from '../wire/wire.ts'

/** Node info inside an account is large; only the software is read, other keys pass. */
const nodeInfoWire = looseObject({
  software: field(looseObject({ name: nullableField(text), version: nullableField(text) })),
})

/** What Akkoma tells about the server of an account. */
export const accountInstanceSchema = v.pipe(
  wire({
    name: nullableField(text),
    favicon: nullableField(address),
    nodeinfo: nullableField(nodeInfoWire),
  }),
  v.transform((instance) => ({
    name: instance.name ?? null,
    favicon: instance.favicon || null,
    softwareName: instance.nodeinfo?.software?.name ?? null,
    softwareVersion: instance.nodeinfo?.software?.version ?? null,
  })),
)

export type AccountInstance = v.InferOutput<typeof accountInstanceSchema>
