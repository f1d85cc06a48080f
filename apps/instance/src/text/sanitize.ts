import sanitizeHtml from 'sanitize-html'

const MFM_ATTRIBUTES = ['speed', 'color', 'x', 'y', 'z', 'deg', 'delay', 'left', 'alternate', 'h', 'v'].map(
  (name) => `data-mfm-${name}`,
)

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    'rp',
    'rt',
    'ruby',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'class', 'data-user', 'data-tag'],
    abbr: ['title'],
    code: ['class'],
    img: ['src', 'alt', 'title', 'class', 'width', 'height'],
    li: ['value'],
    ol: ['start'],
    p: ['lang', 'dir', 'class'],
    span: ['class', 'lang', 'dir', ...MFM_ATTRIBUTES],
  },
  allowedClasses: {
    a: ['mention', 'u-url', 'hashtag'],
    code: ['inline'],
    img: ['emoji'],
    p: ['quote-inline'],
    span: ['h-card', 'quote-inline', 'recipients-inline', 'invisible', 'ellipsis', 'mfm-*', '_mfm_*'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'magnet', 'gemini', 'xmpp', 'matrix', 'irc', 'ircs'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands in a script is shown as text, as the recorded server does.
  nonTextTags: [],
}

/** HTML that a post or a profile may hold. */
export const sanitize = (html: string): string => sanitizeHtml(html, OPTIONS).replace(/ \/>/g, '/>')
