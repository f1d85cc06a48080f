import {
  foldStickerPack,
  stickerIndexSchema,
  type StickerPack,
  stickerPackFileSchema,
} from '../entities/sticker-pack.ts'
import { malformedAnswer } from '../http/answer.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { fileOr } from '../http/front-page.ts'
import { entity, type Reads } from '../http/reads.ts'

/* What a server keeps beside its interface; no first view shows it. */

const isEmpty = (html: string): boolean => html.replaceAll(/<!--.*?-->/gs, '').trim() === ''

/** A piece of HTML as text, empty where there is none or it holds comments only. */
const htmlPiece: Reads<string> = fileOr('', {
  schema: null,
  form: 'text',
  read(answer) {
    const { body } = answer
    if (body === null) return ''
    if (typeof body !== 'string') throw malformedAnswer(answer)
    return isEmpty(body) ? '' : body
  },
})

/** A whole page as it was sent. */
const htmlPage: Reads<string> = {
  schema: null,
  form: 'text',
  read(answer) {
    if (typeof answer.body !== 'string') throw malformedAnswer(answer)
    return answer.body
  },
}

export const instancePageEndpoints = {
  start: endpoint('GET', '/', htmlPage),
  panel: endpoint('GET', '/instance/panel.html', htmlPiece),
  terms: endpoint('GET', '/static/terms-of-service.html', htmlPiece),
  stickers: endpoint('GET', '/static/stickers.json', fileOr({}, entity(stickerIndexSchema))),
  stickerPack: endpoint('GET', '/static/stickers/:pack/pack.json', entity(stickerPackFileSchema)),
}

const PUBLIC = { token: null } as const

/** The page of the client, as the server has it now. @throws ApiError */
export const fetchStartPage = askFor(instancePageEndpoints.start, PUBLIC)

/** The admins' panel as HTML, empty where they have none. @throws ApiError */
export const fetchInstancePanel = askFor(instancePageEndpoints.panel, PUBLIC)

/** The terms of service as HTML, empty where there are none. @throws ApiError */
export const fetchTermsOfService = askFor(instancePageEndpoints.terms, PUBLIC)

/** All sticker packs; one that cannot be read is left out [BOOT-17]. @throws ApiError when there is no list */
export async function fetchStickers(client: Client, options: RequestOptions = {}): Promise<StickerPack[]> {
  const use = { ...options, ...PUBLIC }
  const index = await client.request(callOf(instancePageEndpoints.stickers, use))
  const packs = await Promise.allSettled(
    Object.entries(index).map(async ([name, folder]) => {
      const path = `${folder.endsWith('/') ? folder : `${folder}/`}pack.json`
      const file = await client.request({ ...callOf(instancePageEndpoints.stickerPack, use), path })
      return foldStickerPack(name, folder, file)
    }),
  )
  return packs.flatMap((pack) => (pack.status === 'fulfilled' ? [pack.value] : []))
}
