import { accountSchema } from '../entities/account.ts'
import { askFor, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'

export const viewerEndpoints = {
  verify: endpoint('GET', '/api/v1/accounts/verify_credentials', entity(accountSchema)),
}

/** The account a token belongs to; pass `token` to check one that is not in use yet. @throws ApiError */
export const verifyCredentials = askFor(viewerEndpoints.verify)
