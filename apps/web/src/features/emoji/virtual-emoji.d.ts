declare module 'virtual:emoji/*' {
  /** A line for each emoji; `rules/read-bundled.ts` reads it. */
  const lines: string
  export default lines
}
