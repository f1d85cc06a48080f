declare module 'virtual:messages/*' {
  /** A catalogue whose ICU texts were compiled at build. */
  const catalogue: import('./locales/en/index.ts').Messages
  export default catalogue
}
