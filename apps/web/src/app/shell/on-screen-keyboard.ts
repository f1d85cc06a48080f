/** What is left of a small screen when its keyboard is open, in CSS px: both must be smaller. */
const openSizes = [
  { width: 350, height: 345 },
  { width: 450, height: 560 },
] as const

/** Whether a window of this size is one with an open on-screen keyboard [SHELL-29]. */
export function hasOnScreenKeyboard(width: number, height: number): boolean {
  return openSizes.some((size) => width < size.width && height < size.height)
}
