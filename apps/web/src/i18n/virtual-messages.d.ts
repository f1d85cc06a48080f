declare module 'virtual:messages/*' {
  /** A catalogue whose ICU texts were compiled at build: all, or of `-first`, `-early` and `-rest` a part. */
  // oxlint-disable-next-line typescript/consistent-type-imports
  const catalogue: import('./locales/en/index.ts').Messages
  export default catalogue
}
