/** How long a page that was left is scrolled to its place while its content is on its way, milliseconds. */
export const scrollRestoreMs = 3_000
