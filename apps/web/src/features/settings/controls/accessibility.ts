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
    },
  },
  {
    name: 'keysAndTouch',
    controls: {
      visibleFocus: { kind: 'choice', values: ['keyboard', 'always'], hasWords: true },
      wholePostTap: { kind: 'switch', hasHint: true, hasWords: true },
    },
  },
  {
    name: 'calm',
    controls: {
      greyPictures: { kind: 'switch', hasHint: true, hasWords: true },
    },
  },
]
