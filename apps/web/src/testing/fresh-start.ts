import { locators, type Locator } from 'vitest/browser'
import { leaveKeysToInputMethods } from '../lib/is-typing.ts'
import type { Live } from '../lib/speech.ts'
import { sendCommand } from './cdp.ts'
import './press.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What is spoken where it stands. */
    readonly getByLive: (live: Live) => Locator
  }
}

leaveKeysToInputMethods()

locators.extend({ getByLive: (live: Live) => `[data-live="${live}"]` })

// Test files share one origin: nothing that another file kept may be read when the modules of this one start.
localStorage.clear()
sessionStorage.clear()

// React writes down where each element was made, and each render for the browser's tools: 7 % of the work.
Error.stackTraceLimit = 10
Reflect.deleteProperty(console, 'timeStamp')
Reflect.deleteProperty(console, 'createTask')

// The pointer is where the last file left it, and could open something in this one: moves it to an empty corner.
await sendCommand('Input.dispatchMouseEvent', { type: 'mouseMoved', x: innerWidth - 2, y: innerHeight - 2 })
