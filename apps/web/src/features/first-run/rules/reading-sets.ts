import type { Settings } from '../../../model/settings.ts'

type Values = { readonly [Name in keyof Settings]?: Settings[Name] }

/**
 * How somebody reads, and the settings that help then. Where two that are chosen disagree, the one that stands first is
 * followed: for a screen reader what was said has to stay.
 */
export const readingSets = {
  screenReader: {
    // Whole texts and descriptions: who goes from post to post by keys hears nothing else of them.
    postLabels: 'long',
    postHeadings: true,
    speakEmojiInNames: false,
    personCards: 'key',
    newPostsSpoken: 30,
    noticeTimes: 0,
    undoSendSeconds: 30,
    virtualScrolling: false,
  },
  keyboard: {
    keyboardShortcuts: 'on',
    visibleFocus: 'always',
    personCards: 'key',
    noticeTimes: 4,
  },
  largeText: {
    textSize: 150,
    contrast: 'more',
    underlinedLinks: true,
  },
  calm: {
    hidePostStats: true,
    hideUserStats: true,
    infiniteScroll: false,
    stopGifs: true,
    motion: 'less',
  },
  steadyHand: {
    undoSendSeconds: 30,
    modalOnRepeat: true,
    modalOnUnfollow: true,
    modalOnMute: true,
    modalOnApproveFollow: true,
    modalOnDenyFollow: true,
    wholePostTap: false,
    personCards: 'key',
    noticeTimes: 4,
  },
} as const satisfies Readonly<Record<string, Values>>

export type ReadingSet = keyof typeof readingSets

/** In the order in which they are followed and shown. */
export const readingSetNames = Object.keys(readingSets) as readonly ReadingSet[]

/** What several sets ask for together. */
export function together(chosen: readonly ReadingSet[]): Values {
  const followed = readingSetNames.filter((name) => chosen.includes(name))
  return Object.assign({}, ...followed.toReversed().map((name) => readingSets[name])) as Values
}

/** The sets of which everything holds already. */
export function setsThatHold(now: Settings): readonly ReadingSet[] {
  const holds = ([name, value]: [string, unknown]) => now[name as keyof Settings] === value
  return readingSetNames.filter((name) => Object.entries(readingSets[name]).every(holds))
}
