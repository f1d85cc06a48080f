import { cdp } from 'vitest/browser'

/** Sends a command of the DevTools protocol to the page under test. */
export const sendCommand = <Answer = void>(method: string, params: object = {}): Promise<Answer> =>
  (cdp() as unknown as { send(method: string, params: object): Promise<Answer> }).send(method, params)
