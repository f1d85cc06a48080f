export const posts = {
  conversationDisplay: {
    label: 'Open conversations as',
    words: 'thread, threaded, nested, replies, view, flat',
    values: { linear: 'Linear', tree: 'Tree' },
  },
  maxDepthInThread: {
    label: 'Levels of replies to show',
    hint: 'What lies deeper opens with one press.',
    words: 'depth, nested, thread, indent, branch',
  },
  conversationTreeFadeAncestors: {
    label: 'Fade the posts before the one you opened',
    words: 'ancestors, dim, transparent, thread',
  },
  conversationTreeAdvanced: {
    label: 'Show more buttons for branches',
    hint: 'To hide or show replies, and to view only one branch.',
    words: 'advanced, thread, collapse, expand, dive',
  },
  conversationOtherRepliesButton: {
    label: 'Where to offer other replies',
    hint: 'For the posts before the one you opened.',
    words: 'ancestors, button, thread, below, inside',
    values: { below: 'Below the post', inside: 'Among its replies' },
  },
  conversationReplies: {
    label: 'Sort replies',
    words: 'order, newest, oldest, thread, first',
    values: { oldest: 'Oldest first', newest: 'Newest first' },
  },
  collapseMessageWithSubject: {
    label: 'Hide the text of posts with a content warning',
    hint: 'The warning itself stays readable.',
    words: 'cw, spoiler, subject, collapse, fold, expand, sensitive',
  },
  hideNsfw: {
    label: 'Hide sensitive media until you open it',
    words: 'nsfw, blur, cover, spoiler, adult, pictures, attachments, cw',
  },
  useBlurhash: {
    label: 'Show blurred colours in place of hidden media',
    words: 'blurhash, nsfw, preview, placeholder, cover, colors',
  },
  preloadImage: {
    label: 'Load hidden images in advance',
    hint: 'So that they’re there as soon as you press them.',
    words: 'preload, nsfw, data, bandwidth, pictures',
  },
  useOneClickNsfw: {
    label: 'Open hidden media with one press',
    hint: 'Without showing it in the post first.',
    words: 'nsfw, one click, viewer, attachments',
  },
  useContainFit: {
    label: 'Show whole images instead of cropping them',
    words: 'crop, contain, cover, fit, pictures, attachments, thumbnails',
  },
  maxThumbnails: {
    label: 'Files shown per post',
    hint: 'The others open with one press.',
    words: 'thumbnails, attachments, pictures, number, limit, previews',
  },
  loopVideo: { label: 'Loop videos', words: 'repeat, again, play' },
  loopVideoSilentOnly: { label: 'Loop only videos without sound', words: 'silent, muted, audio' },
  playVideosInModal: {
    label: 'Play videos in the viewer',
    words: 'modal, popup, fullscreen, attachments, gallery',
  },
  mentionLinkDisplay: {
    label: 'Names in mentions',
    hint: 'Full names include the server, as in @mirela@loom.example.',
    words: 'handle, domain, user, link, @, address',
    values: { short: 'Short', full_for_remote: 'Full for other servers', full: 'Full' },
  },
  mentionLinkShowTooltip: {
    label: 'Show the full handle when you point at a mention',
    words: 'tooltip, hover, domain, user, link',
  },
  mentionLinkFadeDomain: { label: 'Fade the server in mentions', words: 'domain, dim, handle, instance' },
  mentionLinkShowAvatar: {
    label: 'Show profile pictures in mentions',
    words: 'avatar, face, icon, user, link',
  },
  mentionLinkBoldenYou: { label: 'Make mentions of you bold', words: 'highlight, strong, yourself, me' },
  mentionLinkShowYous: { label: 'Add “(You)” to mentions of you', words: 'yous, yourself, me, mark' },
  emojiReactionsOnTimeline: {
    label: 'Show reactions in timelines',
    words: 'emoji, react, likes',
  },
  hideBotIndication: { label: 'Hide the bot mark', words: 'robot, badge, automated, icon' },
  renderMisskeyMarkdown: {
    label: 'Show Misskey’s text effects',
    hint: 'Colours, sizes and movement that people write into their posts.',
    words: 'MFM, markdown, animation, Misskey, format, style',
  },
  renderMfmOnHover: {
    label: 'Move text only while you point at the post',
    words: 'MFM, hover, animation, motion',
  },
  greentext: {
    label: 'Colour lines that start with “>”',
    words: 'greentext, quote, meme arrows, imageboard',
  },
} as const
