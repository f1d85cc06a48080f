import { attachmentSchema, type Attachment } from '../entities/attachment.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, callOf, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'

export const mediaEndpoints = {
  upload: endpoint('POST', '/api/v1/media', entity(attachmentSchema)),
  read: endpoint('GET', '/api/v1/media/:id', entity(attachmentSchema)),
  describe: endpoint('PUT', '/api/v1/media/:id', entity(attachmentSchema)),
}

export interface UploadOptions extends RequestOptions {
  readonly description?: string | undefined
  /** Share of the file sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Uploads a file, for as long as it takes: a large file on a slow line is no failure. @throws ApiError */
export function uploadMedia(client: Client, file: Blob, options: UploadOptions = {}): Promise<Attachment> {
  const { description, ...rest } = options
  const multipart = [['file', file] as const, ...(description ? [['description', description] as const] : [])]
  return client.request(callOf(mediaEndpoints.upload, { ...rest, multipart, timeoutMs: Infinity }))
}

/**
 * A file that was uploaded and is in no post yet; without an address while the server still prepares it.
 * @throws ApiError with 404 when the server does not have it any more
 */
export const fetchMedia = askById(mediaEndpoints.read)

/** Describes an uploaded file in words. @throws ApiError */
export const describeMedia = (
  client: Client,
  id: string,
  description: string,
  options: RequestOptions = {},
): Promise<Attachment> =>
  client.request(callOf(mediaEndpoints.describe, { ...options, path: { id }, json: { description } }))
