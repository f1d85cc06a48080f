import { apiAs } from '../fixtures/api.ts'
import type { World } from './browser.ts'
import { PROFILE_POSTS } from './limits.ts'

/** Somebody whom the reader does not follow: home stays as it is. */
const WRITER = { username: 'odile', password: 'heronsong' }
/** Posts on their way at the same time. */
const AT_ONCE = 8
const WORDS = 'rain on the tin roof and the kettle again while the heron stands where it stood before'.split(
  ' ',
)

const written = new WeakMap<World, Promise<string>>()

/** Words of very different lengths, some with a tag, some with a subject. */
function textOf(number: number): { text: string; fields: Record<string, unknown> } {
  const length = 4 + ((number * 7) % 90)
  const words = Array.from({ length }, (_, index) => WORDS[(number + index) % WORDS.length])
  const tag = number % 5 === 0 ? ` #fen${number % 30}` : ''
  return {
    text: `${number}: ${words.join(' ')}${tag}`,
    fields: number % 17 === 0 ? { spoiler_text: 'Weather, at some length' } : {},
  }
}

async function write(world: World): Promise<string> {
  const api = await apiAs(world.server.url, WRITER)
  let next = 0
  const postOn = async () => {
    for (let number = next++; number < PROFILE_POSTS; number = next++) {
      const { text, fields } = textOf(number)
      await api.post(text, fields)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, postOn))
  return api.id
}

/** The id of somebody with 5,000 posts, who writes them when first asked for. */
export function findProlific(world: World): Promise<string> {
  const known = written.get(world) ?? write(world)
  written.set(world, known)
  return known
}
