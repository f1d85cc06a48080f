import type { MessageKey } from '../../../i18n/index.ts'
import { noticeMs, notify } from '../../../model/notices.ts'

/**
 * Copies a code or a key. The notice never contains it, because notices are kept in the journal.
 * @param copiedKey what is said when it is copied
 */
export async function copySecret(secret: string, copiedKey: MessageKey): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
  } catch {
    // Without permission, or without https, there is no clipboard.
    notify({ messageKey: 'ownAccount.twoFactor.notCopied', timeout: noticeMs.error })
    return
  }
  notify({ level: 'success', messageKey: copiedKey, timeout: noticeMs.success })
}

/** Codes and keys as they are read out and typed: in blocks of four. */
export const inBlocks = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
