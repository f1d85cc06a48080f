/** The words of what makes reading easier or calmer, as in `settings.ts`. */
export const settingsAccessibility = {
  textSize: {
    label: 'Text size',
    hint: 'On this device. The layout changes with it.',
    words: 'font, font size, zoom, larger, bigger, letters, big',
    values: {
      80: '80%',
      90: '90%',
      100: '100%',
      110: '110%',
      120: '120%',
      130: '130%',
      140: '140%',
      150: '150%',
      160: '160%',
      170: '170%',
      180: '180%',
      190: '190%',
      200: '200%',
    },
  },
  contrast: {
    label: 'Contrast',
    words: 'high contrast, theme',
    values: { system: 'Same as your system', more: 'More contrast' },
  },
  underlinedLinks: {
    label: 'Underline all links',
    hint: 'Names, handles and dates too.',
  },
  motion: {
    label: 'Movement',
    words: 'reduced motion, animation',
    values: { system: 'Same as your system', less: 'Less movement', full: 'All movement' },
  },
  stopGifs: {
    label: 'Stop animated images',
    hint: 'Profile pictures and emoji too. They move while you point at their post.',
    words: 'GIF, motion, animation, autoplay, APNG, WebP, still',
  },
  postLabels: {
    label: 'Spoken label of a post',
    hint: 'What a screen reader says when a post has the focus.',
    words: 'screen reader, description, accessibility, speech, aria, NVDA, VoiceOver, blind',
    values: { short: 'Short', long: 'Long', none: 'None' },
  },
  speakEmojiInNames: { label: 'Leave emoji out of spoken names', words: 'screen reader' },
  newPostsSpoken: {
    label: 'Announce new posts',
    words: 'screen reader, live region, silence',
    values: {
      0: 'Never',
      30: 'Every 30 seconds at most',
      60: 'Every minute at most',
      300: 'Every 5 minutes at most',
    },
  },
  postHeadings: {
    label: 'Give each post a heading',
    hint: 'Screen readers can then go from post to post by headings.',
    words: 'screen reader, navigation',
  },
  virtualScrolling: {
    label: 'Draw every loaded post',
    hint: 'Find in page then finds all of them.',
    words: 'search in page, print, virtual scrolling, performance, Ctrl+F',
  },
  personCards: {
    label: 'Show a person’s card',
    words: 'hover, profile, user card, popover, mouse, preview',
    values: { pointer: 'When I point at a name or press a key', key: 'When I press a key', never: 'Never' },
  },
  visibleFocus: {
    label: 'Show where the focus is',
    words: 'focus ring, outline',
    values: { keyboard: 'When I use the keyboard', always: 'Always' },
  },
  noticeTimes: {
    label: 'How long messages stay on screen',
    words: 'notices, toasts, time limit',
    values: { 1: 'A few seconds', 4: 'Four times as long', 0: 'Until I close them' },
  },
  wholePostTap: {
    label: 'Open a conversation by pressing its post',
    hint: 'When it’s off, only links and buttons respond.',
    words: 'tap, touch',
  },
  infiniteScroll: {
    label: 'Load older posts while scrolling',
    words: 'infinite scroll, endless, pages, button, calm',
  },
  hidePostStats: {
    label: 'Hide counts on posts',
    words: 'replies, repeats, favourites, numbers, statistics, stats, likes, boosts, reblogs, calm',
  },
  hideUserStats: {
    label: 'Hide counts on profiles',
    words: 'followers, following, posts, numbers, statistics, stats, calm',
  },
  greyPictures: {
    label: 'Show images without colour',
    hint: 'Colours show when you point at an image or focus on it.',
    words: 'grey, greyscale, calm',
  },
  dataSaving: {
    label: 'Save data',
    hint: 'On this device. Media loads when you press it, and link previews have no images.',
    words: 'mobile data, slow connection, autoplay, calm',
  },
} as const
