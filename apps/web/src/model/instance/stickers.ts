import { fetchStickers, type Client, type StickerPack } from '@skein/api'

import { getClient } from '../client.ts'

let known: readonly StickerPack[] | null = null

/** Asks the server for its packs of stickers, which are the same for everybody. [BOOT-17] @throws ApiError */
export async function loadStickers(client: Client): Promise<readonly StickerPack[]> {
  known = await fetchStickers(client)
  return known
}

/** The packs as they were loaded; asked for when they were not. @throws ApiError */
export async function getStickers(): Promise<readonly StickerPack[]> {
  return known ?? loadStickers(getClient())
}

/** Another server: for tests. */
export function forgetStickers(): void {
  known = null
}
