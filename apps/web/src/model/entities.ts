export { aboutStatus, statusOfPoll } from './entities/about-status.ts'
export { choiceAsKnown, type ReactionChoice, withReaction } from './entities/own-reaction.ts'
export { countingFollows } from './entities/follow-counts.ts'
export { insertOwnStatus } from './entities/own-status.ts'
export {
  askForPerson,
  askForRelationships,
  findKnownPerson,
  isAccountNotFound,
  rowsOfPeople,
  type PersonRef,
} from './entities/people.ts'
export {
  entityStore,
  keepEntities,
  useAccount,
  useNotification,
  usePoll,
  useRelationship,
  useStatus,
} from './entities/store.ts'
