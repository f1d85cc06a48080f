import { locators, type Locator } from 'vitest/browser'
import type { Live } from '../lib/speech.ts'
import { parkPointer } from './park-pointer.ts'
import './press.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What is spoken where it stands. */
    readonly getByLive: (live: Live) => Locator
  }
}

locators.extend({ getByLive: (live: Live) => `[data-live="${live}"]` })

// Test files share one origin: nothing that another file kept may be read when the modules of this one start.
localStorage.clear()
sessionStorage.clear()

// React writes down where each element was made, and each render for the browser's tools: 7 % of the work.
Error.stackTraceLimit = 10
Reflect.deleteProperty(console, 'timeStamp')
Reflect.deleteProperty(console, 'createTask')

// The pointer is where the last file of this page left it: what opens there would be in the way of this one.
;(await parkPointer()).remove()
