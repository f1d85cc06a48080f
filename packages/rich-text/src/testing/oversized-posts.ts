import { plainAuthor, plainPost } from './hostile-posts.ts'
import { oversizedFields } from './oversized-fields.ts'
import type { Json } from './oversized-parts.ts'
import { oversizedTexts } from './oversized-texts.ts'

/** A post that asks for too much in one place, and is honest everywhere else. */
export interface OversizedPost {
  /** What is too much, for people to read. */
  readonly what: string
  /** It is the author who asks for too much. */
  readonly isOfAuthor: boolean
  readonly post: Json & { readonly id: string; readonly account: Json & { readonly id: string } }
}

const kinds = Object.entries({ ...oversizedTexts, ...oversizedFields })

/** Digits, as ids are that a profile is opened by. */
const FIRST_AUTHOR = 880_000

/** The posts one after the other: all at once would be some hundred megabytes. */
export function* oversizedPosts(): Generator<OversizedPost> {
  for (const [index, [what, make]] of kinds.entries()) {
    const at = `https://media-${index}.fen.example`
    const { post, author } = make(at)
    const faces = { avatar: `${at}/face.png`, header: `${at}/banner.png` }
    const account = { ...plainAuthor(String(FIRST_AUTHOR + index)), ...faces, ...author }
    yield { what, isOfAuthor: author !== undefined, post: { ...plainPost(`big-${index}`), ...post, account } }
  }
}
