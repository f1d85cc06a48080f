import type { SettingName } from '../../apps/web/src/model/settings/list.ts'

type Effect = readonly [file: string, title: string]

const src = 'apps/web/src'
const shell = (file: string, title: string): Effect => [`${src}/app/shell/${file}.browser.test.tsx`, title]
const feature = (file: string, title: string): Effect => [`${src}/features/${file}.browser.test.tsx`, title]
const screen = (file: string, title: string): Effect => [`${src}/screens/${file}.browser.test.tsx`, title]

/** Of each setting a test, by the beginning of its title, that shows what the setting does outside of the settings. */
export const settingEffects = {
  // general
  useStreamingApi: screen('timeline/Live', '[SET-05] live updates are chosen once their socket is open'),
  streaming: screen('timeline/NewPosts', '[TL-11] show by themselves with streaming on'),
  pauseOnUnfocused: screen('timeline/NewPosts', '[TL-13] wait while the tab is out of focus, unless'),
  infiniteScroll: screen('timeline/Ends', '[TL-04] with loading by itself switched off'),
  virtualScrolling: screen('timeline/Reading', '[TL-25] with the virtual list switched off'),
  userProfileDefaultTab: screen('profile/Profile', '[SET-04] a profile opens at the section that is chosen'),
  hideUserStats: feature('person-card/PersonCard', 'no counts where the settings hide them'),
  modalOnRepeat: feature('status/actions', '[POST-18] with the setting on repeating asks first'),
  modalOnUnfollow: feature('relations/following', '[USER-16] asks first where the settings say so'),
  modalOnMute: feature('status/author', '[USER-20] it asks first where the settings say so'),
  modalOnBlock: feature('relations/relations', '[USER-19] blocking does not ask where the settings say so'),
  modalOnApproveFollow: screen('friend-requests/FriendRequests', '[FREQ-05] are asked where the settings'),
  modalOnDenyFollow: screen('friend-requests/FriendRequests', '[FREQ-05] before a denial, and none'),
  modalOnDelete: feature('status/actions-menu', '[POST-25] no changes nothing, and a refused deletion'),
  modalOnLogout: feature('session/SignOut', '[AUTH-15] with the question turned off'),
  keyboardShortcuts: [`${src}/model/keys.browser.test.tsx`, 'never when keys are switched off'],
  ownKeys: [`${src}/model/keys.browser.test.tsx`, 'the own ones do it and the usual ones do not'],

  // accessibility
  textSize: shell('text-size', 'letters have %i % of their size at once'),
  contrast: shell('use-theme', 'more contrast by choice: of %s in a %s system'),
  motion: shell('use-theme', 'movement goes by choice where the system does not say so'),
  visibleFocus: shell('wishes', 'what the pointer gives the focus to has a ring'),
  underlinedLinks: shell('wishes', 'names and dates are underlined'),
  greyPictures: shell('wishes', 'images have no colours'),
  wholePostTap: shell('wishes', 'a press on the text of a post leads nowhere'),
  speakEmojiInNames: feature('status/spoken-posts', 'a label and a name change at once'),
  newPostsSpoken: screen('timeline/NewPostsSpoken', 'new posts are announced, but not again'),
  postHeadings: feature('status/spoken-posts', 'each post has a heading'),
  noticeTimes: [`${src}/model/notices/store.test.ts`, 'a notice stays longer, or until it is closed'],
  personCards: feature('person-card/PersonCard', '[USER-01] where pointing opens no card, the key does'),
  dataSaving: feature('media/data-saving', 'who saves data has no media before they ask'),
  firstRunDone: feature('first-run/newcomer', 'once closed it never comes again'),

  // appearance
  theme: shell('use-theme', '[THEME-08] the theme $name can be chosen'),
  displayPageBackgrounds: [
    `${src}/app/profile-background.browser.test.tsx`,
    '[SET-17] [PROF-03] a profile brings its own background along',
  ],
  hideInstanceWallpaper: [
    `${src}/app/profile-background.browser.test.tsx`,
    '[SET-17] [BOOT-15] the picture of the instance is not there',
  ],
  thirdColumnMode: shell('choices', '[SET-07] has the form and the navigation where that is chosen'),
  sidebarRight: shell('columns', '[SET-08] mirrored sides change the order on screen'),
  widenTimeline: shell('choices', '[SET-12] [SHELL-01] a wide timeline takes more of a large window'),
  disableStickyHeaders: shell(
    'choices',
    '[SET-09] [SHELL-01] headings stay at the top while a column scrolls',
  ),
  showScrollbars: shell('choices', '[SET-13] those at the sides have scrollbars'),
  hideSiteFavicon: shell('top-bar', '[SET-14] icon and name of the brand can be hidden'),
  hideSiteName: shell('top-bar', '[SET-14] icon and name of the brand can be hidden'),
  showNavShortcuts: shell(
    'top-bar',
    '[SET-15] [SHELL-15] the seven shortcuts, and none when they are turned off',
  ),
  showWiderShortcuts: shell('top-bar', '[SET-16] the shortcuts stand closer together'),
  showPanelNavShortcuts: feature('panels/TimelineMenu', '[SHELL-37] can be a row of icons'),
  hideISP: screen('about/About', '[SET-18] [PAGES-04] are absent if the viewer hides them'),
  alwaysShowNewPostButton: shell(
    'choices',
    '[SET-10] [SHELL-27] the floating button shows in wide windows too',
  ),
  autohideFloatingPostButton: shell('mobile-bar', '[SET-11] it stays while somebody scrolls down'),

  // posts
  conversationDisplay: screen('conversation/Tree', '[CONV-04] the switch in the heading goes from one'),
  maxDepthInThread: screen('conversation/Tree', '[CONV-06] what is too deep is one line'),
  conversationTreeFadeAncestors: screen('conversation/TreeOptions', '[CONV-09] is faded when the setting'),
  conversationTreeAdvanced: screen('conversation/TreeOptions', '[CONV-08] has a chevron and a dive'),
  conversationOtherRepliesButton: screen('conversation/TreeOptions', '[CONV-10] has the way to its other'),
  conversationReplies: screen('conversation/TreeOptions', 'stand oldest or newest first'),
  collapseMessageWithSubject: feature('status/folding', '[POST-47] with the setting off the post is open'),
  hideNsfw: feature('media/sensitive', '[MEDIA-10] with the setting off they show at once'),
  useBlurhash: feature('media/sensitive', '[SET-19] without blurred colours the cover is plain'),
  preloadImage: feature('media/sensitive', '[MEDIA-11] without loading ahead it shows at once'),
  useOneClickNsfw: feature('media/sensitive', '[MEDIA-11] in one-click mode a click opens the viewer'),
  stopGifs: feature('media/animated/still', '[MEDIA-21] with still pictures wished for'),
  useContainFit: feature('media/Gallery', '[SET-19] a picture is shown whole in its room, or fills it'),
  maxThumbnails: feature('media/Gallery', '[MEDIA-08] items above the most that may show'),
  loopVideo: feature('media/playing', 'a video starts again at its end as the settings say'),
  loopVideoSilentOnly: feature('media/playing', 'a video starts again at its end as the settings say'),
  playVideosInModal: feature('media/Gallery', '[MEDIA-13] with videos played in the viewer'),
  mentionLinkDisplay: feature('rich-text/mentions', '[SET-30] [POST-01] a name is written short'),
  mentionLinkShowTooltip: feature('rich-text/mentions', '[SET-31] [POST-01] the whole handle is a tooltip'),
  mentionLinkShowAvatar: feature('rich-text/mentions', '[SET-31] [POST-01] faces of people who are known'),
  mentionLinkFadeDomain: feature('rich-text/mentions', '[SET-33] [POST-01] the domain is fainter'),
  mentionLinkBoldenYou: feature(
    'rich-text/mentions',
    '[SET-32] [POST-01] the viewer is bold, and called you',
  ),
  mentionLinkShowYous: feature('rich-text/mentions', '[SET-32] [POST-01] the viewer is bold, and called you'),
  hidePostStats: feature('status/StatusCard', '[POST-07] counts stand beside their buttons'),
  emojiReactionsOnTimeline: feature('status/StatusCard', '[SET-28] reactions in timelines can be left out'),
  hideBotIndication: feature('status/cards', '[POST-05] the marks of bots are turned off'),
  renderMisskeyMarkdown: feature('rich-text/RichText', '[POST-15] Misskey functions move only in posts'),
  renderMfmOnHover: feature('rich-text/mfm', '[POST-15] on hover only'),
  greentext: feature('rich-text/RichText', 'lines that start with > are coloured when the setting is on'),
  postLabels: screen('notifications/NotificationFeed', 'who wants no labels of posts has none'),
  highlight: feature('status/people-marks', '[POST-01] [USER-29] a %s mark shows on the posts of its person'),

  // composing
  undoSendSeconds: feature('composer/NothingLost', 'is whole when it is taken back in time'),
  submitOnEnter: feature('composer/checks/Checks', '[COMP-13] where it is so chosen Enter posts'),
  asksBeforePosting: feature('composer/checks/Checks', 'reads what is worth a look once more'),
  hideScopeNotice: feature('composer/checks/Checks', '[SET-25] can be dismissed for good'),
  postContentType: feature('composer/checks/Checks', '[SET-22] the markup that posts begin with'),
  postLanguage: [`${src}/features/composer/start-state.test.ts`, '[COMP-37] a form has the language of'],
  padEmoji: feature('composer/text/emoji', '[EMOJI-04] without room around it where nobody wants any'),
  subjectLineBehavior: [`${src}/features/composer/start-state.test.ts`, '[SET-26] a reply has the subject'],
  alwaysShowSubjectInput: feature('composer/checks/Checks', '[SET-24] the subject is open from the'),
  missingDescriptions: feature('composer/media/Descriptions', 'is not posted where its writer chose'),
  sensitiveByDefault: feature('composer/media/Files', '%s, as the settings say'),
  sensitiveIfSubject: feature('composer/media/Files', '%s, as the settings say'),

  // notifications
  notificationVisibility: screen('notifications/NotificationFeed', '[SET-34] a kind that the settings leave'),
  notificationTasks: screen('notifications/Tasks', 'who waits for an answer comes first'),
  favouriteAnswers: screen('notifications/Unanswered', 'a favourite is an answer only where one says so'),
  quietHours: shell('quiet-alerts', 'in quiet hours nothing that arrives is shown'),
  onlyFollowedUntil: shell('quiet-alerts', 'until a moment only people the viewer follows are shown'),
  alertSound: shell('quiet-alerts', 'with the sound on, an alert makes two short notes'),
  webPushNotifications: shell('push', '[PUSH-02] turning it off is told the server'),
  webPushHideIfCW: shell('alerts', '[NOTIF-21] [NOTIF-22] of who speaks the words are shown'),

  // filters
  muteWords: feature('status/muting', '[SET-29] a word that is added or removed takes effect at once'),
  muteBotStatuses: feature('status/muting', '[POST-39] posts of bots are muted where the settings say so'),
  hideFilteredStatuses: feature('status/muting', '[POST-45] with the hide setting on a muted post'),
  hideWordFilteredPosts: feature('status/muting', '[POST-45] %s takes its posts away altogether'),
  hideMutedThreads: feature('status/muting', '[POST-45] %s takes its posts away altogether'),
  hideMutedPosts: screen('timeline/Requests', '[TL-24] where posts of muted people are hidden'),
  hideThreadsWithBlockedUsers: feature(
    'status/muting',
    '[POST-45] %s also takes away what goes to such people',
  ),
  replyVisibility: screen('timeline/Requests', '[SET-04] a new choice of replies marks every timeline'),
  hideAttachments: feature('media/Gallery', '[MEDIA-09] with the setting on no thumbnail shows at all'),
  hideAttachmentsInConv: feature(
    'media/Gallery',
    '[MEDIA-09] [BUG] conversations have a setting of their own',
  ),

  // language
  interfaceLanguage: [
    `${src}/app/start/start.browser.test.tsx`,
    '[SET-27] the interface has the language that was chosen',
  ],
  translationLanguage: feature('status/actions-translate', '[POST-34] the chosen language is asked for'),
} as const satisfies Readonly<Record<SettingName, Effect>>
