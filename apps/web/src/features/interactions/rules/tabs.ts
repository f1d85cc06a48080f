import type { NotificationType } from '@skein/api'

export type InteractionTab = 'mentions' | 'favourites-and-repeats' | 'follows' | 'moves'

export const typesOf: Readonly<Record<InteractionTab, readonly NotificationType[]>> = {
  mentions: ['mention'],
  'favourites-and-repeats': ['favourite', 'repeat'],
  follows: ['follow'],
  moves: ['move'],
}

const all = Object.keys(typesOf) as InteractionTab[]

/** Those whose follows move along by themselves need not be told of moves. [PAGES-03, A15] */
export const interactionTabs = (allowsFollowingMove: boolean): readonly InteractionTab[] =>
  allowsFollowingMove ? all.filter((tab) => tab !== 'moves') : all

/** The tab that an address names; the first for all others. */
export function tabOf(hash: string, tabs: readonly InteractionTab[]): InteractionTab {
  return tabs.find((tab) => tab === hash) ?? 'mentions'
}
