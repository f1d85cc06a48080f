export * from './entities/ids.ts'
export { comparableHandle, toReadableHost, toUnicodeHost } from './dialects/idn.ts'
export type { Scope } from './dialects/scope.ts'
export type { Role } from './dialects/role.ts'
export type { AccountInstance } from './dialects/account-instance.ts'
export type { CustomEmoji, PickerEmoji } from './entities/custom-emoji.ts'
export type { Field } from './entities/field.ts'
export type { Account } from './entities/account.ts'
export type { AccountSession, Mascot, TwoFactorKey } from './entities/account-access.ts'
export type { DirectMessageSenders, OwnAccount } from './entities/account-own.ts'
export type { Profile, ProfileChange, ProfileFlag, ProfilePicture, ProfileRow } from './entities/profile.ts'
export type { AccountSettingName, AccountSettings } from './entities/account-settings.ts'
export type { SettingsProfile, SettingsProfileName, StoredSettings } from './entities/settings-profile.ts'
export type { Relationship } from './entities/relationship.ts'
export type { Backup } from './entities/backup.ts'
export type { Attachment, AttachmentKind } from './entities/attachment.ts'
export type { Poll, PollOption } from './entities/poll.ts'
export type { Card } from './entities/card.ts'
export type { Reaction } from './entities/reaction.ts'
export type { Mention } from './entities/mention.ts'
export type { Tag } from './entities/tag.ts'
export type { Status } from './entities/status.ts'
export type { StatusSource } from './entities/status-source.ts'
export type { StatusVersion } from './entities/status-version.ts'
export type { Translation, TranslationLanguage, TranslationLanguages } from './entities/translation.ts'
export type { ScheduledStatus } from './entities/scheduled-status.ts'
export type { Notification } from './entities/notification.ts'
export type { NotificationDetail } from './entities/notification-detail.ts'
export type { ReportState } from './entities/report-state.ts'
export type { Invite } from './entities/invite.ts'
export type { ModerationLogEntry } from './entities/moderation-log.ts'
export type { ReportedAccount, StaffAccount } from './entities/staff-account.ts'
export type { ReportNote, StaffReport } from './entities/staff-report.ts'
export {
  type HideableType,
  hideableTypes,
  notificationSettingNames,
  type NotificationSettingName,
} from './entities/notification-settings.ts'
export type { NotificationType } from './entities/notification-types.ts'
export type { Conversation } from './entities/conversation.ts'
export type { Context } from './entities/context.ts'
export type { ServerFilter } from './entities/filter.ts'
export type { List } from './entities/list.ts'
export type { Announcement, AnnouncementReaction } from './entities/announcement.ts'
export type { OAuthApp, OAuthServer, OAuthToken } from './entities/oauth.ts'
export type { Captcha, SignedUp } from './entities/sign-up.ts'
export type { InstanceInfo } from './entities/instance.ts'
export type { NodeInfo } from './entities/node-info.ts'
export type { FederationPolicy } from './entities/federation-policy.ts'
export type { FrontendConfig } from './entities/frontend-config.ts'
export type { StickerPack } from './entities/sticker-pack.ts'

export { type TimelineKey, timelineKeyText } from './timeline-key.ts'
export type { ActivityType } from './activity-type.ts'
export * from './limits.ts'
export { can, type Capability } from './instance/capabilities.ts'
export { foldInstance, unknownInstance } from './instance/fold-instance.ts'
export type {
  Instance,
  InstanceBranding,
  InstanceFacts,
  InstanceLimits,
  TextCount,
} from './instance/instance.ts'
export type { InstanceSources } from './instance/sources.ts'

export {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  type ApiErrorMessageKey,
  isApiError,
  messageKeyOf,
} from './http/api-error.ts'
export type { Answer, Call, Client, Page, Params, RequestOptions } from './http/call.ts'
export { type ClientOptions, createClient } from './http/client.ts'
export { readFirstBytes } from './http/first-bytes.ts'
export { fetchPictureFile } from './http/picture-file.ts'
export { type InitialResults, readInitialResults, withInitialResults } from './http/initial-results.ts'
export type { Cursors } from './http/link-header.ts'

export {
  changeMascot,
  endAccountSession,
  fetchAccountSessions,
  fetchMascot,
  fetchTwoFactor,
  makeRecoveryCodes,
  makeTwoFactorKey,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from './endpoints/account-access.ts'
export {
  changeAccountSetting,
  type ChangedAccountSettings,
  fetchAccountSettings,
} from './endpoints/account-settings.ts'
export {
  fetchAccount,
  fetchAccountByHandle,
  fetchAccountByName,
  dismissSuggestion,
  findRemoteAccount,
  fetchRelationships,
  fetchDirectory,
  fetchSuggestions,
  searchAccounts,
} from './endpoints/accounts.ts'
export {
  type AnnouncementDraft,
  deleteAnnouncement,
  dismissAnnouncement,
  editAnnouncement,
  fetchAnnouncements,
  fetchAdminAnnouncements,
  postAnnouncement,
  setAnnouncementReaction,
} from './endpoints/announcements.ts'
export { fetchConversations, markConversationRead } from './endpoints/conversations.ts'
export { fetchCustomEmoji, fetchEmojiCharacters } from './endpoints/emoji.ts'
export {
  changeFilter,
  createFilter,
  deleteFilter,
  fetchFilters,
  type FilterDraft,
} from './endpoints/filters.ts'
export { fetchFrontendConfigurations, fetchStaticConfig } from './endpoints/frontend-config.ts'
export {
  deleteSettingsProfile,
  fetchSettingsProfile,
  fetchSettingsProfiles,
  putSettingsProfile,
} from './endpoints/frontend-settings.ts'
export { choosePreferredFrontend, fetchAvailableFrontends } from './endpoints/preferred-frontend.ts'
export { fetchInstance, fetchNodeInfo, fetchPeers } from './endpoints/instance.ts'
export {
  fetchInstancePanel,
  fetchStartPage,
  fetchStickers,
  fetchTermsOfService,
} from './endpoints/instance-pages.ts'
export {
  changeListMembers,
  createList,
  deleteList,
  fetchList,
  fetchListMembers,
  fetchLists,
  fetchListsOf,
  renameList,
} from './endpoints/lists.ts'
export { describeMedia, fetchMedia, uploadMedia, type UploadOptions } from './endpoints/media.ts'
export {
  dismissNotification,
  dismissNotifications,
  fetchNotificationMarker,
  fetchNotification,
  fetchNotifications,
  markNotificationsRead,
  type NotificationParams,
} from './endpoints/notifications.ts'
export {
  addAlias,
  changeEmail,
  changePassword,
  deleteAccount,
  fetchAliases,
  fetchBackups,
  importPeople,
  moveAccount,
  type PasswordChange,
  type PeopleList,
  removeAlias,
  requestBackup,
} from './endpoints/own-account.ts'
export { fetchPostsOf, type PostsByNow } from './endpoints/own-posts.ts'
export type { ReplyVisibility, TimelineParams } from './endpoints/page-query.ts'
export { registerAppWithin } from './endpoints/app-scopes.ts'
export { fetchPoll, vote } from './endpoints/polls.ts'
export type { PostPayload } from './endpoints/post-payload.ts'
export { subscribeToPush, unsubscribeFromPush } from './endpoints/push.ts'
export { fetchReactions, setReaction } from './endpoints/reactions.ts'
export { fetchCaptcha, requestPasswordReset, signUp, type SignUpForm } from './endpoints/registration.ts'
export {
  answerMfaChallenge,
  authorizeUrl,
  exchangeCode,
  fetchAppToken,
  fetchOAuthServer,
  type MfaChallenge,
  OAUTH_SCOPES,
  readMfaChallenge,
  revokeToken,
  signInWithPassword,
} from './endpoints/session.ts'
export {
  deleteStatus,
  editStatus,
  fetchContext,
  fetchFavouritedBy,
  fetchRepeatedBy,
  fetchStatus,
  fetchStatusHistory,
  fetchStatusSource,
  postStatus,
  scheduleStatus,
  setBookmarked,
  setFavourited,
  setPinned,
  setRepeated,
  setThreadMuted,
} from './endpoints/statuses.ts'
export { fetchFollows, type FollowSide } from './endpoints/follows.ts'
export {
  answerFollowRequest,
  fetchBlockedDomains,
  fetchBlocks,
  fetchFollowRequests,
  fetchMutes,
  follow,
  type FollowChoices,
  type MuteChoices,
  removeFollower,
  setBlocked,
  setDomainBlocked,
  setMuted,
  setNotified,
  setPrivateNote,
  unfollow,
} from './endpoints/relations.ts'
export { fetchOwnPostsOf, type Report, type ReportCategory, sendReport } from './endpoints/reports.ts'
export {
  fetchOwnProfile,
  type OwnProfile,
  removeProfilePicture,
  updateProfile,
  uploadProfilePicture,
} from './endpoints/profile.ts'
export { fetchPinned } from './endpoints/pinned.ts'
export { PAGE_SIZE } from './limits.ts'
export { type Found, search, type SearchParams, searchTags } from './endpoints/search.ts'
export { fetchFollowedTags, fetchTrendingTags, fetchTag, setTagFollowed } from './endpoints/tags.ts'
export { fetchTimeline } from './endpoints/timelines.ts'
export { fetchTranslation, fetchTranslationLanguages } from './endpoints/translations.ts'
export { verifyCredentials } from './endpoints/viewer.ts'

export {
  type Connect,
  openStream,
  type Socket,
  type SocketListener,
  type StreamHandle,
  type StreamOptions,
} from './streaming/open-stream.ts'
export type { DroppedFrame, FollowChange, StreamEvent } from './streaming/events.ts'
export type { StreamStatus } from './streaming/connection.ts'
export {
  activatePeople,
  approvePeople,
  confirmPeople,
  deactivatePeople,
  deletePerson,
  disableTwoFactorOf,
  fetchPeopleAsStaff,
  fetchPersonAsStaff,
  fetchStatusesAsStaff,
  forceNewPasswords,
  type PeopleFilter,
  type PeopleQuery,
  rejectPeople,
  resendConfirmations,
  setRightOf,
  setTagsOfPeople,
  suggestPeople,
  unsuggestPeople,
} from './endpoints/staff-people.ts'
export {
  addReportNote,
  deleteReportNote,
  fetchStaffReport,
  fetchStaffReports,
  type ReportChange,
  type ReportQuery,
  setReportStates,
} from './endpoints/staff-reports.ts'
export {
  createInvite,
  deleteStatusAsStaff,
  fetchInvites,
  fetchModerationLog,
  type LogQuery,
  moderateStatus,
  revokeInvite,
  type StatusModeration,
} from './endpoints/staff-server.ts'
