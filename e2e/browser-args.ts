/** How Chromium is started for tests of components and for journeys; what is measured starts it as people have it. */
export const browserArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of tests are gone before code that is made quick has paid for that: a fifteenth of their work.
  '--js-flags=--no-opt --no-maglev',
]
