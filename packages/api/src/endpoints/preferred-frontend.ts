import * as v from 'valibot'
import type { Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { orElse } from '../http/or-else.ts'
import { entity, list, type Reads } from '../http/reads.ts'
import { field, text, wire } from '../wire/wire.ts'

const names = list(v.pipe(text, v.nonEmpty()))

/** A server whose admins offer no choice may say so by null. */
const namesOrNone: Reads<string[]> = {
  ...names,
  read: (answer) => (answer.isJson && answer.body === null ? [] : names.read(answer)),
}

export const preferredFrontendEndpoints = {
  available: endpoint('GET', '/api/v1/akkoma/preferred_frontend/available', namesOrNone),
  choose: endpoint('PUT', '/api/v1/akkoma/preferred_frontend', entity(wire({ frontend_name: field(text) }))),
}

const fetchAvailable = askFor(preferredFrontendEndpoints.available, { token: null })

/**
 * The frontends among which people of this server may choose, as `name/ref`; none on servers without such a choice.
 * @throws ApiError
 */
export const fetchAvailableFrontends = (client: Client, options: RequestOptions = {}): Promise<string[]> =>
  orElse(fetchAvailable(client, options), () => [])

/**
 * Has the server show another frontend in this browser from the next page on. The choice is a cookie: it is kept only
 * where the page comes from the same server.
 * @param name one of {@link fetchAvailableFrontends}
 * @returns whether the server has such a choice
 * @throws ApiError
 */
export const choosePreferredFrontend = (
  client: Client,
  name: string,
  options: RequestOptions = {},
): Promise<boolean> =>
  orElse(
    client
      .request(
        callOf(preferredFrontendEndpoints.choose, {
          ...options,
          token: null,
          hasCookies: true,
          json: { frontend_name: name },
        }),
      )
      .then(() => true),
    () => false,
  )
