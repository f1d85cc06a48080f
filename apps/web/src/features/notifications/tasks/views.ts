/** The views of the list of things to do, in their order. */
export const taskViews = ['todo', 'unanswered', 'snoozed', 'done', 'quieted'] as const

export type TaskView = (typeof taskViews)[number]

/** The view that an address names; things to do for all others. */
export const viewOf = (hash: string): TaskView => taskViews.find((view) => view === hash) ?? 'todo'
