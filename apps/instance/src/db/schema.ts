import type { Insertable, Selectable } from 'kysely'
import type {
  AccountTable,
  RemoteHostTable,
  FollowTable,
  MuteTable,
  BlockTable,
  DomainBlockTable,
  NoteTable,
  ThreadMuteTable,
  ListTable,
  ListAccountTable,
  TagFollowTable,
  FilterTable,
  TotpSetupTable,
  MascotTable,
} from './schema/accounts.ts'
import type {
  StatusTable,
  ScheduledStatusTable,
  StatusEditTable,
  MentionTable,
  StatusTagTable,
  TagTable,
  MediaTable,
  PollTable,
  PollVoteTable,
  FavouriteTable,
  BookmarkTable,
  ReactionTable,
  ConversationTable,
  NotificationTable,
} from './schema/statuses.ts'
import type {
  AnnouncementTable,
  AnnouncementReadTable,
  AnnouncementReactionTable,
  EmojiTable,
  AppTable,
  BackupTable,
  TokenTable,
  AuthorizationTable,
  CodeChallengeTable,
  MfaChallengeTable,
  IdempotencyTable,
  FrontendSettingsTable,
  InviteTable,
  MarkerTable,
  MetaTable,
  PushSubscriptionTable,
  ForwardedReportTable,
  ReportTable,
  SignUpTable,
} from './schema/site.ts'

export interface Schema {
  accounts: AccountTable
  remote_hosts: RemoteHostTable
  statuses: StatusTable
  status_edits: StatusEditTable
  scheduled_statuses: ScheduledStatusTable
  mentions: MentionTable
  status_tags: StatusTagTable
  tags: TagTable
  media: MediaTable
  polls: PollTable
  poll_votes: PollVoteTable
  favourites: FavouriteTable
  bookmarks: BookmarkTable
  reactions: ReactionTable
  follows: FollowTable
  mutes: MuteTable
  blocks: BlockTable
  domain_blocks: DomainBlockTable
  notes: NoteTable
  thread_mutes: ThreadMuteTable
  notifications: NotificationTable
  lists: ListTable
  list_accounts: ListAccountTable
  tag_follows: TagFollowTable
  filters: FilterTable
  totp_setups: TotpSetupTable
  mascots: MascotTable
  conversations: ConversationTable
  announcements: AnnouncementTable
  announcement_reads: AnnouncementReadTable
  announcement_reactions: AnnouncementReactionTable
  emojis: EmojiTable
  apps: AppTable
  tokens: TokenTable
  authorizations: AuthorizationTable
  code_challenges: CodeChallengeTable
  mfa_challenges: MfaChallengeTable
  idempotency: IdempotencyTable
  frontend_settings: FrontendSettingsTable
  markers: MarkerTable
  reports: ReportTable
  forwarded_reports: ForwardedReportTable
  invites: InviteTable
  backups: BackupTable
  sign_ups: SignUpTable
  push_subscriptions: PushSubscriptionTable
  meta: MetaTable
}

export type AccountRow = Selectable<AccountTable>
export type StatusRow = Selectable<StatusTable>
export type MediaRow = Selectable<MediaTable>
export type PollRow = Selectable<PollTable>
export type NotificationRow = Selectable<NotificationTable>
export type FollowRow = Selectable<FollowTable>
export type EmojiRow = Selectable<EmojiTable>
export type AppRow = Selectable<AppTable>
export type TokenRow = Selectable<TokenTable>
export type BackupRow = Selectable<BackupTable>
export type ListRow = Selectable<ListTable>
export type FilterRow = Selectable<FilterTable>
export type AnnouncementRow = Selectable<AnnouncementTable>
export type ConversationRow = Selectable<ConversationTable>
export type ScheduledRow = Selectable<ScheduledStatusTable>
export type NewStatus = Insertable<StatusTable>
