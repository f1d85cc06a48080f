import { keysOf, type ShortcutLabel } from '../../../model/keys.ts'

export const usualTaskKeys = {
  'notifications.tasks.finish': ['e'],
  'notifications.tasks.putOff': ['s'],
  'notifications.tasks.hush': ['m'],
} as const satisfies Partial<Record<ShortcutLabel, readonly string[]>>

export const taskKeyNames = ['finish', 'putOff', 'hush'] as const

/** A key of the list, which what is drawn in its rows leaves to it. */
export const isTaskKey = (key: string): boolean =>
  taskKeyNames.some((name) =>
    keysOf(`notifications.tasks.${name}`, usualTaskKeys[`notifications.tasks.${name}`]).includes(key),
  )
