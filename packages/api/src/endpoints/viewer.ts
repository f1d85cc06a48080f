import { accountSchema, type Account } from '../entities/account.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'

export const viewerEndpoints = {
  verify: endpoint('GET', '/api/v1/accounts/verify_credentials', entity(accountSchema)),
}

/** The account a token belongs to; pass `token` to check one that is not in use yet. @throws ApiError */
export const verifyCredentials = (client: Client, options: RequestOptions = {}): Promise<Account> =>
  client.request(callOf(viewerEndpoints.verify, options))
