import type { ControlGroup } from './control.ts'

export const posts: readonly ControlGroup[] = [
  {
    name: 'media',
    controls: {
      stopGifs: { kind: 'switch', quick: 'hiding', hasHint: true, hasWords: true },
    },
  },
]
