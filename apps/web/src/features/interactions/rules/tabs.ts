import type { NotificationType } from '@skein/api'

export type InteractionTab = 'mentions' | 'favs-and-repeats' | 'follows' | 'moves'

interface Kinds {
  /** Words of the wire. */
  readonly asked: readonly string[]
  readonly shown: readonly NotificationType[]
}

export const kindsOf: Readonly<Record<InteractionTab, Kinds>> = {
  mentions: { asked: ['mention'], shown: ['mention'] },
  'favs-and-repeats': { asked: ['favourite', 'reblog'], shown: ['favourite', 'repeat'] },
  follows: { asked: ['follow'], shown: ['follow'] },
  moves: { asked: ['move'], shown: ['move'] },
}

const all: readonly InteractionTab[] = ['mentions', 'favs-and-repeats', 'follows', 'moves']

/** Those whose follows move along by themselves need not be told of moves. [PAGES-03, A15] */
export const interactionTabs = (allowsFollowingMove: boolean): readonly InteractionTab[] =>
  allowsFollowingMove ? all.filter((tab) => tab !== 'moves') : all

/** The tab that an address names; the first for all others. */
export function tabOf(hash: string, tabs: readonly InteractionTab[]): InteractionTab {
  return tabs.find((tab) => tab === hash) ?? 'mentions'
}
