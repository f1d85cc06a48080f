import { follow, removeFollower as callRemoveFollower, setBlocked, setNotified } from '@skein/api'

import { getClient } from '../../../model/client.ts'
import { getSetting } from '../../../model/settings.ts'
import { BellIcon, CloseIcon, GlobeIcon, RepeatIcon, ShieldIcon } from '../../../ui/icons.tsx'
import { returnPosts, takePosts } from '../blocked-posts.ts'
import { setServerBlocked } from '../blocked-servers.ts'
import { domainOf, isOther } from './offered.ts'
import type { RelationAction } from './types.ts'

/** [USER-21] To be told of each post. */
export const notify: RelationAction = {
  name: 'notify',
  icon: BellIcon,
  isOn: ({ subscribing }) => subscribing,
  labelKeyOf: (isOn) => (isOn ? 'relations.labels.unsubscribe' : 'relations.labels.subscribe'),
  isOffered: (context) => isOther(context) && context.relationship?.following === true,
  doneKeyOf: (isOn) => (isOn ? 'relations.done.subscribed' : 'relations.done.unsubscribed'),
  failedKeyOf: (isOn) => (isOn ? 'relations.failed.subscribe' : 'relations.failed.unsubscribe'),
  show: (subscribing) => ({ subscribing }),
  send: ({ account: { id } }, isOn) => setNotified(getClient(), id, isOn),
}

/** [USER-22] */
export const repeats: RelationAction = {
  name: 'repeats',
  icon: RepeatIcon,
  isOn: ({ showingRepeats }) => showingRepeats,
  labelKeyOf: (isOn) => (isOn ? 'relations.labels.hideRepeats' : 'relations.labels.showRepeats'),
  isOffered: (context) => isOther(context) && context.relationship?.following === true,
  doneKeyOf: (isOn) => (isOn ? 'relations.done.repeatsShown' : 'relations.done.repeatsHidden'),
  failedKeyOf: (isOn) => (isOn ? 'relations.failed.showRepeats' : 'relations.failed.hideRepeats'),
  show: (showingRepeats) => ({ showingRepeats }),
  send: ({ account: { id } }, showsRepeats) => follow(getClient(), id, { showsRepeats }),
}

/** [USER-19] Whoever is blocked no longer follows, and is no longer followed. */
export const block: RelationAction = {
  name: 'block',
  icon: ShieldIcon,
  isDanger: true,
  isOn: ({ blocking }) => blocking,
  labelKeyOf: (isOn) => (isOn ? 'relations.labels.unblock' : 'relations.labels.block'),
  isOffered: isOther,
  question: (_, isOn) =>
    isOn && getSetting('modalOnBlock') ? { about: 'block', isDestructive: true } : null,
  // Only they themselves can follow again.
  doneKeyOf: (isOn, _, before) =>
    !isOn
      ? 'relations.done.unblocked'
      : before?.followedBy === true
        ? 'relations.done.blockedFollower'
        : 'relations.done.blocked',
  failedKeyOf: (isOn) => (isOn ? 'relations.failed.block' : 'relations.failed.unblock'),
  show: (blocking) =>
    blocking ? { blocking, following: false, followedBy: false, requested: false } : { blocking },
  send: ({ account: { id } }, isOn) => setBlocked(getClient(), id, isOn),
  after: ({ account: { id } }, isOn) => (isOn ? takePosts(id) : returnPosts(id)),
  wayBack: ({ relationship }, isOn) => (isOn && relationship?.following === true ? unblockAndFollow : block),
}

/** Who was followed is followed again. */
const unblockAndFollow: RelationAction = {
  ...block,
  hasNoWayBack: () => true,
  send: async ({ account: { id } }) => {
    await setBlocked(getClient(), id, false)
    return follow(getClient(), id)
  },
}

/** [USER-23] Only they themselves can follow again: it is asked about. */
export const removeFollower: RelationAction = {
  name: 'removeFollower',
  icon: CloseIcon,
  isDanger: true,
  hasNoWayBack: () => true,
  isOn: ({ followedBy }) => !followedBy,
  labelKeyOf: () => 'relations.labels.removeFollower',
  isOffered: (context) => isOther(context) && context.relationship?.followedBy === true,
  question: () => ({ about: 'removeFollower', isDestructive: true }),
  doneKeyOf: () => 'relations.done.followerRemoved',
  failedKeyOf: () => 'relations.failed.removeFollower',
  show: () => ({ followedBy: false }),
  send: ({ account: { id } }) => callRemoveFollower(getClient(), id),
}

/** [USER-24] A server as a whole; who follows from there follows no longer. */
export const domain: RelationAction = {
  name: 'domain',
  icon: GlobeIcon,
  isDanger: true,
  hasNoWayBack: () => true,
  isOn: ({ domainBlocking }) => domainBlocking,
  labelKeyOf: (isOn) => (isOn ? 'relations.labels.unblockDomain' : 'relations.labels.blockDomain'),
  isOffered: (context) => isOther(context) && domainOf(context) !== null,
  question: (_, isOn) => (isOn ? { about: 'domain', isDestructive: true } : null),
  doneKeyOf: (isOn) => (isOn ? 'relations.done.domainBlocked' : 'relations.done.domainUnblocked'),
  failedKeyOf: (isOn) => (isOn ? 'relations.failed.blockDomain' : 'relations.failed.unblockDomain'),
  show: (domainBlocking) => ({ domainBlocking }),
  send: (context, isOn) => setServerBlocked(domainOf(context) ?? '', isOn),
}
