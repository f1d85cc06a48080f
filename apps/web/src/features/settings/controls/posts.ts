import type { ControlGroup } from './control.ts'

export const posts: readonly ControlGroup[] = []
