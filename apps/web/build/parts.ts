/** All that these files under `src` need, or these modules, are one script (decision 30). */
export type Together = readonly [name: string, what: readonly string[] | RegExp]

/**
 * What is fetched after the first view, in this order, each as one file: all that these files under `src` need, or these
 * modules. A module is in the first part that has it, so a part needs only what stands before it.
 */
export const laterParts: readonly Together[] = [
  // What posts have besides their text.
  ['attached', ['features/status/parts/attached.ts']],
  // What stands in and around posts besides them.
  [
    'reading',
    [
      'features/status/parts/CollapsedPost.tsx',
      'features/timeline/parts/newer-later.ts',
      'features/timeline/late.ts',
      'features/media/animated/in-posts.ts',
    ],
  ],
  ['queries', /\/node_modules\/@tanstack\//],
  // What stands around the timeline.
  ['around', ['app/shell/shell-panels.tsx']],
  // What a start does in its own time.
  ['start', ['app/start/later.ts', 'app/start/load-facts.ts']],
  // What is done with posts, and what waits to be sent: with the first movement of a pointer, or the first key.
  ['acting', ['features/status/acting.ts', 'features/polls/parts/voting.tsx', 'features/outbox/running.ts']],
  ['popups', /\/node_modules\/@(?:ariakit|floating-ui)\//],
]

/** What so many of the other parts share is one file (decision 30). */
export const SHARED_BY = 4

/** What is fetched when somebody asks for it, as `laterParts`: each is wanted as a whole, or is too small to be alone. */
export const wantedParts: readonly Together[] = [
  [
    'menus',
    [
      'features/status/parts/MorePanel.tsx',
      'features/status/parts/RepeatPanel.tsx',
      'features/status/parts/ReactPanel.tsx',
      'features/status/parts/ReactionPanel.tsx',
      'features/status/parts/PeoplePanel.tsx',
      'features/status/parts/OpenPanel.tsx',
      'features/panels/parts/TimelineMenuPanel.tsx',
      'features/panels/parts/TimelineIcons.tsx',
      'features/timeline/parts/QuickSettingsPanel.tsx',
      'features/timeline/parts/HeadingActions.tsx',
      'features/media/parts/AltPanel.tsx',
    ],
  ],
  [
    'composing',
    [
      'features/composer/Composer.tsx',
      'features/composer/window/ComposerWindow.tsx',
      'features/composer/InlineComposer.tsx',
      'features/composer/drafts/DraftsPanel.tsx',
      'features/composer/options/OptionsPanel.tsx',
      'features/status/parts/StatusPreview.tsx',
      'ui/SuggestionList.tsx',
    ],
  ],
  ['conversation', ['screens/conversation/ConversationScreen.tsx', 'app/toggle-thread.ts']],
  [
    'rare-media',
    [
      'features/media/viewer/Viewer.tsx',
      'features/media/parts/AudioRow.tsx',
      'features/media/parts/FileRow.tsx',
      'features/media/parts/VideoPoster.tsx',
      'features/media/parts/VideoTile.tsx',
      'features/media/parts/WaitingCover.tsx',
      'features/media/flash/FlashPlayer.tsx',
    ],
  ],
  [
    'rare-text',
    [
      'features/rich-text/parts/CutNote.tsx',
      'features/rich-text/parts/MfmSpan.tsx',
      'features/rich-text/parts/StillImage.tsx',
      'features/rich-text/parts/UnlistedMention.tsx',
      'features/media/animated/StillSmall.tsx',
      'features/media/parts/FailedTile.tsx',
    ],
  ],
  [
    'windows',
    [
      'features/palette/PaletteWindow.tsx',
      'features/keyboard/HelpSheet.tsx',
      'features/journal/JournalWindow.tsx',
      'features/timeline/jump/JumpDialog.tsx',
      'features/status/parts/HistoryWindow.tsx',
      'features/status/parts/TranslationBox.tsx',
    ],
  ],
  [
    'settings',
    [
      'features/settings/window/SettingsWindow.tsx',
      'features/status/sample/PostSample.tsx',
      'features/journal/screen.ts',
      'features/first-run/screen.ts',
    ],
  ],
  [
    'outbox',
    [
      'features/outbox/OutboxPanel.tsx',
      'features/outbox/OutboxCard.tsx',
      'features/outbox/MoreWaiting.tsx',
      'features/timeline/parts/OfflineNote.tsx',
    ],
  ],
  [
    'sign-in',
    [
      'screens/sign-in/SignInScreen.tsx',
      'features/session/SignInForm.tsx',
      'features/session/MembersOnly.tsx',
      'screens/oauth-callback/OAuthCallbackScreen.tsx',
      'screens/password-reset/PasswordResetScreen.tsx',
    ],
  ],
  [
    'sign-up',
    [
      'screens/registration/RegistrationScreen.tsx',
      'screens/registration-request-sent/RegistrationRequestSentScreen.tsx',
      'screens/awaiting-email-confirmation/AwaitingEmailConfirmationScreen.tsx',
    ],
  ],
  ['lists', ['features/lists/screen.ts', 'screens/list-edit/ListEditScreen.tsx']],
  ['remote', ['features/remote/screen.ts', 'screens/remote-user/RemoteUserScreen.tsx']],
  [
    'people',
    [
      'features/notifications/screen.ts',
      'features/interactions/index.ts',
      'features/suggestions/screen.ts',
      'features/follow-requests/screen.ts',
    ],
  ],
]
