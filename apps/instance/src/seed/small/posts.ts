import { readData } from '../data.ts'
import { posts, threads, type Post, type Thread } from './schemas.ts'

// The order of the files decides what chance gives to each post.

export function readThreads(): Thread[] {
  return ['craft', 'place', 'town', 'sky', 'work'].flatMap((name) =>
    readData(`small/threads/${name}.json`, threads),
  )
}

const readPosts = (names: readonly string[]): Post[] =>
  names.flatMap((name) => readData(`small/posts/${name}.json`, posts))

/** Single posts with a time of their own: the last hours, and what not everybody may read. */
export function readTimedPosts(): Post[] {
  return readPosts(['recent-first', 'recent-later', 'quiet'])
}

/** Single posts for which the planner finds a time. */
export function readUntimedPosts(): Post[] {
  return readPosts(['water', 'hands', 'wires', 'words', 'voices'])
}
