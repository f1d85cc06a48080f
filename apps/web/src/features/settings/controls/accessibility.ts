import type { ControlGroup } from './control.ts'

const percents = ['80', '90', '100', '110', '120', '130', '140', '150', '160', '170', '180', '190', '200']

export const accessibility: readonly ControlGroup[] = [
  {
    name: 'sight',
    controls: {
      textSize: { kind: 'choice', values: percents, hasHint: true, hasWords: true },
      contrast: { kind: 'choice', values: ['system', 'more'], hasWords: true },
      motion: { kind: 'choice', values: ['system', 'less', 'full'], hasWords: true },
    },
  },
]
