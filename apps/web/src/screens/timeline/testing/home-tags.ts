import { expect } from 'vitest'

import type { wirePost } from '../../../model/timelines/testing/instance.ts'
import { signIn } from '../../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../../model/timelines/testing/rows.ts'
import { instance } from '../../../testing/fresh-page.ts'
import { homePath, open } from '../../../testing/page.tsx'

export const relationsPath = '/api/v1/accounts/relationships'
export const tagsPath = '/api/v1/followed_tags'

/** The hashtags of a post. */
export const tags = (...names: string[]) =>
  names.map((name) => ({ name, url: `https://fen.example/tag/${name}` }))

const idsIn = ({ searchParams }: URL) => [...searchParams.getAll('id[]'), ...searchParams.getAll('id')]

/** The ids in each request for relationships. */
export const askedIds = () => instance.asked(relationsPath).map(({ url }) => idsIn(url))

/** The server says that the viewer follows these people and nobody else. */
export const follows = (...names: string[]) =>
  instance.on(`GET ${relationsPath}`, ({ url }: { url: URL }) =>
    idsIn(url).map((id) => ({ id, following: names.some((name) => id === `id-${name}`) })),
  )

/** The server says that the viewer follows these hashtags. */
export const followsTags = (...names: string[]) =>
  instance.on(
    `GET ${tagsPath}`,
    names.map((name) => ({ id: name, name, url: '', following: true })),
  )

/** Home with these posts, the newest first. */
export async function openWith(...posts: ReturnType<typeof wirePost>[]): Promise<void> {
  instance.timelines.set(homePath, posts)
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(mountedIds).not.toEqual([])
}

/** Posts that show. */
export const seen = () =>
  mountedIds().filter((id) => document.querySelector(`article[data-status-id="${id}"]`) !== null)
