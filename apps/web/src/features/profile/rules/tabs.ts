import type { AccountRow } from '@skein/store'

/** The views of a profile, in their order; also the words of the address. [PROF-06] */
export const profileTabs = ['statuses', 'replies', 'follows', 'followers', 'media', 'favorites'] as const

export type ProfileTab = (typeof profileTabs)[number]

/** Other words for one view that addresses are found with. */
const otherWords: Readonly<Record<string, ProfileTab>> = {
  friends: 'follows',
  followees: 'follows',
  following: 'follows',
}

/** The view is a timeline, which keeps the place of its reader. */
export function isTimelineTab(tab: ProfileTab): boolean {
  return tab !== 'follows' && tab !== 'followers'
}

type ProfileSeen = Pick<AccountRow, 'hidesFollowing' | 'hidesFollowers'> & { readonly isOwn: boolean }

/** The views that this viewer may see. [PROF-11, PROF-12] */
export function tabsFor({ isOwn, hidesFollowing, hidesFollowers }: ProfileSeen): readonly ProfileTab[] {
  return profileTabs.filter((tab) => {
    if (tab === 'follows') return isOwn || !hidesFollowing
    if (tab === 'followers') return isOwn || !hidesFollowers
    return tab !== 'favorites' || isOwn
  })
}

/** The view that an address names, or the one that is shown when it names none that is offered. [PROF-07] */
export function tabOf(hash: string, offered: readonly ProfileTab[], usual: ProfileTab): ProfileTab {
  const word = otherWords[hash] ?? hash
  return offered.find((tab) => tab === word) ?? usual
}
