import { noticeMs, notify } from '../../../model/notices.ts'
import { paths } from '../../../model/routes.ts'
import { getServer } from '../../../model/server.ts'
import { ExternalIcon, LinkIcon, ShareIcon } from '../../../ui/icons.tsx'
import { ActionFailure } from './failure.ts'
import { defineAction } from './types.ts'

/** The address to give to others: of this server for its own posts, else where the post comes from. */
export function shareUrl({ id, isLocal, url }: { id: string; isLocal: boolean; url: string | null }): string {
  return isLocal || url === null ? new URL(paths.conversation(id), getServer()).href : url
}

const isWeb = (address: string | null): address is string => address !== null && /^https?:\/\//i.test(address)

export const copyLink = defineAction({
  name: 'copyLink',
  labelKey: 'status.menu.copyLink',
  icon: LinkIcon,
  shortcuts: ['y'],
  isOffered: () => true,
  said: null,
  run: async ({ status }) => {
    const link = shareUrl(status)
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // A page without permission, or without https, has no clipboard: the link can be copied by hand.
      throw new ActionFailure('status.menuErrors.notCopied', link)
    }
    notify({ level: 'success', messageKey: 'status.linkCopied', timeout: noticeMs.success })
  },
})

export const openOriginal = defineAction({
  name: 'openOriginal',
  labelKey: 'status.menu.openOriginal',
  icon: ExternalIcon,
  shortcuts: ['O'],
  isOffered: ({ status }) => !status.isLocal && isWeb(status.url),
  hrefOf: ({ status }) => status.url ?? '',
  said: null,
  run: async ({ status }) => {
    if (isWeb(status.url)) window.open(status.url, '_blank', 'noopener,noreferrer')
  },
})

/** Only where the system has a way to share. */
export const share = defineAction({
  name: 'share',
  labelKey: 'status.menu.share',
  icon: ShareIcon,
  isOffered: () => typeof navigator.share === 'function',
  said: null,
  run: async ({ status }) => {
    try {
      await navigator.share({ url: shareUrl(status) })
    } catch (error) {
      // Somebody who closes the system's window has not failed.
      if (error instanceof DOMException && error.name === 'AbortError') return
      throw new ActionFailure('status.menuErrors.notShared')
    }
  },
})
