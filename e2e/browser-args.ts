/** How Chromium is started, also where it is measured: nothing here changes how fast a page is. */
export const browserArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** For tests of components and journeys: their pages are gone before code that is made quick has paid for that. */
export const testArgs: string[] = [...browserArgs, '--js-flags=--no-opt --no-maglev']
