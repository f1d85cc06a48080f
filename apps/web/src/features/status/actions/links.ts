import { notify } from '../../../model/notices.ts'
import { paths } from '../../../model/routes.ts'
import { getServer } from '../../../model/server.ts'
import { ExternalIcon, LinkIcon } from '../../../ui/icons.tsx'
import type { StatusAction } from './types.ts'

/** The address to give to others: of this server for its own posts, else where the post comes from. */
export function shareUrl({ id, isLocal, url }: { id: string; isLocal: boolean; url: string | null }): string {
  return isLocal || url === null ? new URL(paths.conversation(id), getServer()).href : url
}

const isWeb = (address: string | null): address is string => address !== null && /^https?:\/\//i.test(address)

export const copyLink: StatusAction = {
  name: 'copyLink',
  labelKey: 'status.actions.copyLink',
  icon: LinkIcon,
  shortcuts: ['y'],
  isOffered: () => true,
  run: async ({ status }) => {
    const link = shareUrl(status)
    try {
      await navigator.clipboard.writeText(link)
      notify({ level: 'success', messageKey: 'status.linkCopied', timeout: 2_000 })
    } catch {
      // A page without permission, or without https, has no clipboard: the link can be copied by hand.
      notify({ level: 'warning', messageKey: 'status.linkNotCopied', messageArgs: { link } })
    }
  },
}

export const openOriginal: StatusAction = {
  name: 'openOriginal',
  labelKey: 'status.actions.openOriginal',
  icon: ExternalIcon,
  shortcuts: ['O'],
  isOffered: ({ status }) => !status.isLocal && isWeb(status.url),
  hrefOf: ({ status }) => status.url ?? '',
  run: ({ status }) => {
    if (isWeb(status.url)) window.open(status.url, '_blank', 'noopener,noreferrer')
    return Promise.resolve()
  },
}
