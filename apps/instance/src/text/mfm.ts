import type { MfmNode } from 'mfm-js'
import * as mfm from 'mfm-js'
import { escapeHtml } from './escape.ts'

const attributes = (args: Record<string, string | true>): string =>
  Object.entries(args)
    .map(([name, value]) =>
      value === true
        ? ` data-mfm-${escapeHtml(name)}`
        : ` data-mfm-${escapeHtml(name)}="${escapeHtml(value)}"`,
    )
    .join('')

const inside = (nodes: readonly MfmNode[] | undefined): string => (nodes ?? []).map(render).join('')

const wrap = (tag: string, node: { children?: MfmNode[] }): string =>
  `<${tag}>${inside(node.children)}</${tag}>`

const breaks = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br/>')

const render = (node: MfmNode): string => {
  switch (node.type) {
    case 'text':
      return breaks(node.props.text)
    case 'bold':
      return wrap('strong', node)
    case 'italic':
      return wrap('em', node)
    case 'strike':
      return wrap('del', node)
    case 'small':
      return wrap('small', node)
    case 'center':
      return `<span class="mfm-center">${inside(node.children)}</span>`
    case 'quote':
      return wrap('blockquote', node)
    case 'plain':
      return inside(node.children)
    case 'inlineCode':
      return `<code class="inline">${escapeHtml(node.props.code)}</code>`
    case 'blockCode':
      return `<pre><code>${escapeHtml(node.props.code)}</code></pre>`
    case 'mathInline':
    case 'mathBlock':
      return `<code>${escapeHtml(node.props.formula)}</code>`
    case 'link':
      return `<a href="${escapeHtml(node.props.url)}">${inside(node.children)}</a>`
    case 'search':
      return escapeHtml(node.props.content)
    case 'fn':
      return `<span class="mfm-${escapeHtml(node.props.name)}"${attributes(node.props.args)}>${inside(node.children)}</span>`
    // Addresses, mentions, tags and emoji stay text here: they are found in the finished HTML.
    case 'url':
      return escapeHtml(node.props.url)
    case 'mention':
      return escapeHtml(node.props.acct)
    case 'hashtag':
      return escapeHtml(`#${node.props.hashtag}`)
    case 'emojiCode':
      return escapeHtml(`:${node.props.name}:`)
    case 'unicodeEmoji':
      return escapeHtml(node.props.emoji)
    default:
      return ''
  }
}

/** HTML of Misskey-flavoured markdown, with the classes and attributes the recorded server gives. */
export const mfmToHtml = (text: string): string => `<p>${inside(mfm.parse(text))}</p>`
