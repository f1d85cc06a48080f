import type { ControlGroup } from './control.ts'

const percents = ['80', '90', '100', '110', '120', '130', '140', '150', '160', '170', '180', '190', '200']

export const accessibility: readonly ControlGroup[] = [
  {
    name: 'sight',
    controls: {
      textSize: { kind: 'choice', values: percents, hasHint: true, hasWords: true },
      contrast: { kind: 'choice', values: ['system', 'more'], hasWords: true },
      underlinedLinks: { kind: 'switch', hasHint: true },
      motion: { kind: 'choice', values: ['system', 'less', 'full'], hasWords: true },
      stopGifs: { kind: 'switch', quick: 'hiding', hasHint: true, hasWords: true },
    },
  },
  {
    name: 'speech',
    controls: {
      postLabels: { kind: 'choice', values: ['short', 'long', 'none'], hasHint: true, hasWords: true },
      speakEmojiInNames: { kind: 'off-switch', hasWords: true },
      newPostsSpoken: { kind: 'choice', values: ['0', '30', '60', '300'], hasWords: true },
      postHeadings: { kind: 'switch', hasHint: true, hasWords: true },
      virtualScrolling: { kind: 'off-switch', quick: 'timeline', hasHint: true, hasWords: true },
    },
  },
  {
    name: 'keysAndTouch',
    controls: {
      personCards: {
        kind: 'choice',
        values: ['pointer', 'key', 'never'],
        switches: ['pointer', 'never'],
        quick: 'timeline',
        hasWords: true,
      },
      visibleFocus: { kind: 'choice', values: ['keyboard', 'always'], hasWords: true },
      noticeTimes: { kind: 'choice', values: ['1', '4', '0'], hasWords: true },
      wholePostTap: { kind: 'switch', hasHint: true, hasWords: true },
    },
  },
  {
    name: 'calm',
    controls: {
      infiniteScroll: { kind: 'switch', quick: 'timeline', hasWords: true },
      hidePostStats: { kind: 'switch', hasWords: true },
      hideUserStats: { kind: 'switch', hasWords: true },
      greyPictures: { kind: 'switch', hasHint: true, hasWords: true },
      dataSaving: { kind: 'switch', hasHint: true, hasWords: true },
    },
  },
]
