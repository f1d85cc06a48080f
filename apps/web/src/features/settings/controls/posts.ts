import { onlyMembers, type ControlGroup } from './control.ts'

const toggle = { kind: 'switch', hasWords: true } as const
const choice = { kind: 'choice', hasWords: true } as const
const ofTree = { dependsOn: { name: 'conversationDisplay', is: ['tree'] } } as const
const ofCovers = { dependsOn: { name: 'hideNsfw', is: [true] } } as const

export const posts: readonly ControlGroup[] = [
  {
    name: 'conversations',
    controls: {
      conversationDisplay: { ...choice, values: ['linear', 'tree'] },
      maxDepthInThread: { kind: 'number', least: 3, hasHint: true, hasWords: true, ...ofTree },
      conversationTreeFadeAncestors: { ...toggle, ...ofTree },
      conversationTreeAdvanced: { ...toggle, hasHint: true, ...ofTree },
      conversationOtherRepliesButton: { ...choice, values: ['below', 'inside'], hasHint: true, ...ofTree },
      conversationReplies: { ...choice, values: ['oldest', 'newest'], ...ofTree },
    },
  },
  {
    name: 'warnings',
    controls: {
      collapseMessageWithSubject: { ...toggle, hasHint: true },
      hideNsfw: toggle,
      useBlurhash: { ...toggle, ...ofCovers },
      preloadImage: { ...toggle, hasHint: true, ...ofCovers },
      useOneClickNsfw: { ...toggle, hasHint: true, ...ofCovers },
    },
  },
  {
    name: 'media',
    controls: {
      useContainFit: toggle,
      maxThumbnails: { kind: 'number', least: 0, hasHint: true, hasWords: true },
      loopVideo: toggle,
      loopVideoSilentOnly: { ...toggle, dependsOn: { name: 'loopVideo', is: [true] } },
      playVideosInModal: toggle,
    },
  },
  {
    name: 'names',
    controls: {
      mentionLinkDisplay: { ...choice, values: ['short', 'full_for_remote', 'full'], hasHint: true },
      mentionLinkShowTooltip: { ...toggle, dependsOn: { name: 'mentionLinkDisplay', is: ['short'] } },
      mentionLinkFadeDomain: {
        ...toggle,
        dependsOn: { name: 'mentionLinkDisplay', is: ['full_for_remote', 'full'] },
      },
      mentionLinkShowAvatar: toggle,
      mentionLinkBoldenYou: { ...toggle, shownWhen: onlyMembers },
      mentionLinkShowYous: { ...toggle, shownWhen: onlyMembers },
      emojiReactionsOnTimeline: toggle,
      hideBotIndication: toggle,
    },
  },
  {
    name: 'text',
    controls: {
      renderMisskeyMarkdown: { ...toggle, hasHint: true },
      renderMfmOnHover: { ...toggle, dependsOn: { name: 'renderMisskeyMarkdown', is: [true] } },
      greentext: toggle,
    },
  },
]
