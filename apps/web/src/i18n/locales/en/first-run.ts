export const firstRun = {
  title: 'Welcome to {server}, {name}',
  step: 'Step {number, number} of {count, number}',
  back: 'Back',
  skip: 'Skip',
  skipAll: 'Skip all',
  next: 'Next',
  finish: 'Start reading',
  people: {
    title: 'Who would you like to hear?',
    text: 'Start with a few. You can change your mind with one press.',
    loading: 'Loading people',
    failed: 'Couldn’t load people to follow. {reason}',
  },
  look: {
    title: 'How should it look?',
    text: 'Press one and everything changes at once, also behind this window.',
    theme: 'Theme',
    themes: {
      system: { name: 'Same as your system', hint: 'Light by day, dark by night' },
      linen: { name: 'Linen', hint: 'Paper and ink' },
      dusk: { name: 'Dusk', hint: 'Dark and quiet' },
      noon: { name: 'Noon', hint: 'Light, more contrast' },
      beacon: { name: 'Beacon', hint: 'Dark, strongest contrast' },
    },
    textSize: 'Text size',
    percent: '{percent, number}%',
    live: 'Live updates',
    liveText: 'Posts and mentions appear as soon as they’re sent, over a connection that stays open.',
  },
  reading: {
    title: 'How do you read and write?',
    text: 'Choose the languages you use, and what makes reading easier.',
    languages: 'Languages',
    sets: 'How I read',
    setsText: 'You can choose several. Choose one again to undo it.',
    what: 'What it sets',
    whatOf: 'What it sets: {name}',
    entry: '{label}: {value}',
  },
  sets: {
    screenReader: {
      name: 'Screen reader',
      text: 'Reads posts in full, gives each a heading, and keeps messages until you close them.',
    },
    keyboard: {
      name: 'Keyboard only',
      text: 'Always shows where the focus is, opens cards by key only, and keeps messages longer.',
    },
    largeText: {
      name: 'Large text',
      text: 'Makes text half as large again, adds contrast and underlines all links.',
    },
    calm: {
      name: 'Calm',
      text: 'Hides counts, stops animations, and loads older posts only when you ask.',
    },
    steadyHand: {
      name: 'Steady hand',
      text: 'Gives you 30 seconds to undo a post, and asks before you repeat, unfollow or mute.',
    },
  },
  door: {
    title: 'First steps',
    text: 'Who to follow, how it looks, and how you read.',
    open: 'Start the first steps again',
  },
} as const
