import type { ControlGroup, Viewing } from './control.ts'

const choice = { kind: 'choice', hasWords: true } as const

const canTranslate = ({ isMember, can }: Viewing) => isMember && can('translation')

export const language: readonly ControlGroup[] = [
  { name: 'interface', controls: { interfaceLanguage: choice } },
  {
    name: 'translation',
    controls: { translationLanguage: { ...choice, hasHint: true, shownWhen: canTranslate } },
  },
]
