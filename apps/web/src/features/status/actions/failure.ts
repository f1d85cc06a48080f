import type { MessageKey } from '../../../i18n/index.ts'

/** Why something failed on this side of the network, in words of the client's own. */
export class ActionFailure extends Error {
  readonly messageKey: Extract<MessageKey, `status.menuErrors.${string}`>
  /** The link of the post, for a text that gives it out. */
  readonly link: string

  constructor(messageKey: ActionFailure['messageKey'], link = '') {
    super(messageKey)
    this.messageKey = messageKey
    this.link = link
  }
}
