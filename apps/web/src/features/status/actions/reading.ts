import type { StatusRow } from '@skein/store'
import { navigate } from '../../../lib/navigate.ts'
import { entityStore } from '../../../model/entities.ts'
import { paths } from '../../../model/routes.ts'
import { getSetting } from '../../../model/settings.ts'
import { isViewable, loadAhead, openViewer } from '../../media/index.ts'
import { getRowMemory, rememberRow, toggleSubject } from '../row-memory.ts'
import { canClose, isTextShown } from '../rules/showing.ts'
import { getSubjectRules } from '../subject-rules.ts'
import { defineAction, type ActionContext } from './types.ts'

// What has no button in bar or menu: the post itself has it somewhere, the keys and the palette have it from here.

const hasCover = ({ warning: cover = null }: ActionContext) => cover !== null

const subjectRules = (context: ActionContext) => getSubjectRules(context.status, hasCover(context))

const isOpen = (context: ActionContext) =>
  isTextShown(context.status, getRowMemory(context.status.id).isSubjectOpen, subjectRules(context))

export const open = defineAction({
  name: 'open',
  labelKey: 'status.reading.open',
  shortcuts: ['Enter', 'o'],
  isOffered: () => true,
  said: null,
  run: async ({ status }) => navigate(paths.conversation(status.id)),
})

export const author = defineAction({
  name: 'author',
  labelKey: 'status.reading.author',
  shortcuts: ['p'],
  isOffered: () => true,
  said: null,
  run: async ({ status, instance }) => {
    const account = entityStore.accounts.get(status.accountId)
    if (account !== undefined) navigate(paths.profile(account, instance.facts.restrictedNicknames))
  },
})

/** Whose media the row shows: the post's own, else those of the post that it quotes. */
function pictured({ status }: ActionContext): StatusRow | undefined {
  const quoted = status.quotedId === null ? undefined : entityStore.statuses.get(status.quotedId)
  return [status, quoted].find((one) => one?.isDeleted === false && one.attachments.some(isViewable))
}

const isCovered = ({ id, isSensitive }: StatusRow) =>
  (getSetting('dataSaving') || (isSensitive && getSetting('hideNsfw') && !getSetting('useOneClickNsfw'))) &&
  getRowMemory(id).isMediaShown !== true

/** Shows what is covered, else opens the first one large. */
export const media = defineAction({
  name: 'media',
  labelKey: 'status.reading.media',
  shortcuts: ['v'],
  isOffered: (context) => isOpen(context) && pictured(context) !== undefined,
  said: (before) => {
    const post = pictured(before)
    return post !== undefined && isCovered(post) ? 'status.said.mediaShown' : null
  },
  run: async (context) => {
    const post = pictured(context)
    const items = post?.attachments.filter(isViewable) ?? []
    const [first] = items
    if (post === undefined || first === undefined) return
    const { id, language: lang } = post
    if (isCovered(post)) {
      await loadAhead(first)
      rememberRow(id, { isMediaShown: true })
    } else
      openViewer({
        items,
        index: 0,
        lang,
        post: { statusId: id, place: id === context.status.id ? context.place : id },
      })
  },
})

/** [POST-47] */
export const warning = defineAction({
  name: 'warning',
  labelKey: 'status.reading.warning',
  shortcuts: ['x'],
  isOffered: (context) => canClose(context.status, subjectRules(context)),
  said: (before) => (isOpen(before) ? 'status.said.textHidden' : 'status.said.textShown'),
  run: async (context) => toggleSubject(context.status.id, isOpen(context), hasCover(context)),
})

/** [POST-44] */
export const showMuted = defineAction({
  name: 'showMuted',
  labelKey: 'status.reading.showMuted',
  shortcuts: ['x'],
  isForQuiet: true,
  isOffered: ({ status }) => !status.isDeleted,
  said: () => 'status.said.mutedShown',
  run: async ({ status }) => rememberRow(status.id, { isUnmuted: true }),
})

export const sensitiveMedia = defineAction({
  name: 'sensitiveMedia',
  labelKey: 'status.reading.sensitiveMedia',
  shortcuts: ['X'],
  isOffered: ({ status }) => status.isSensitive && status.attachments.length > 0,
  said: ({ status: { id } }) =>
    getRowMemory(id).isMediaShown === true ? 'status.said.mediaHidden' : 'status.said.mediaShown',
  run: async ({ status: { id } }) =>
    rememberRow(id, { isMediaShown: getRowMemory(id).isMediaShown !== true }),
})
