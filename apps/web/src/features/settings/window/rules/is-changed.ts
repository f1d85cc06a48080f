/** Whether a setting is not as it would be had nobody chosen: lists and groups of switches count by what is in them. */
export const isChanged = (value: unknown, usual: unknown): boolean =>
  value !== usual && JSON.stringify(value) !== JSON.stringify(usual)
