/** The words of what makes reading easier or calmer, as in `settings.ts`. */
export const settingsAccessibility = {
  textSize: {
    label: 'Text size',
    hint: 'On this device. The layout changes with it.',
    words: 'font, zoom, larger, letters',
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
    values: { system: 'As my system says', more: 'More contrast' },
  },
  underlinedLinks: {
    label: 'Underline all links',
    hint: 'Names, handles and dates too.',
  },
  motion: {
    label: 'Movement',
    words: 'reduced motion, animation',
    values: { system: 'As my system says', less: 'Less movement', full: 'All movement' },
  },
  visibleFocus: {
    label: 'Show where the focus is',
    words: 'focus ring, outline',
    values: { keyboard: 'When I use the keyboard', always: 'Always' },
  },
  wholePostTap: {
    label: 'Open a conversation by pressing its post',
    hint: 'When it’s off, only links and buttons respond.',
    words: 'tap, touch',
  },
  greyPictures: {
    label: 'Show images without colour',
    hint: 'Colours show when you point at an image or focus on it.',
    words: 'grey, greyscale, calm',
  },
} as const
