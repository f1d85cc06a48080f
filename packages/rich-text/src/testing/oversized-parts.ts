export type Json = Record<string, unknown>

/** What makes a post too much; the rest of it is honest. */
export interface Parts {
  /** Fields of the post. */
  readonly post?: Json
  /** Fields of its author. */
  readonly author?: Json
}

/** Each by what is too much, for people to read; given is the host of its files, which no other post has. */
export type Kinds = Readonly<Record<string, (at: string) => Parts>>

export const megabyte = 1_000_000
export const far = 'https://far.example'

export const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const times = (count: number, make: (index: number) => string): string => many(count, make).join('')

/** Words of so many letters. */
export const words = (length: number): string => 'goose '.repeat(Math.ceil(length / 6)).slice(0, length)

export const emoji = (at: string, index: number): Json => ({
  shortcode: `e${index}`,
  url: `${at}/e${index}.gif`,
  static_url: `${at}/e${index}.png`,
})

export const emojis = (at: string, count: number): Json[] => many(count, (index) => emoji(at, index))
