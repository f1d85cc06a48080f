import type { ElementName, ElementNode, MfmNode, RichNode } from '@skein/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import { lazyView } from '../../lazy/index.ts'
import { deepestEffect, mostEffects } from '../limits.ts'
import { longText, pieces } from '../rules/seams.ts'
import styles from '../RichText.module.css'
import { EmojiImage } from './EmojiImage.tsx'
import { InlineImage } from './InlineImage.tsx'
import { MentionLink } from './MentionLink.tsx'
import { MentionRun, type MentionsMemory } from './MentionRun.tsx'
import type { MfmSpanProps } from './MfmSpan.tsx'

/** The words stand plain until the code of their effect is there, and stay so when it does not come. */
const MfmSpan = lazyView<MfmSpanProps>(
  () => import('./MfmSpan.tsx').then((part) => part.MfmSpan),
  ({ children }) => children,
  { failsQuietly: true },
)

interface Look {
  readonly isMfm: boolean
  readonly memory: MentionsMemory | undefined
  /** Misskey functions around this place, and those of them that enlarge. */
  readonly effects: number
  readonly sizes: number
  /** What the whole text may still spend. */
  readonly budget: { effects: number }
}

const sizeNames: ReadonlySet<string> = new Set(['x2', 'x3', 'x4'])
const headings: ReadonlySet<ElementName> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** A tree as React elements. Only names and attributes of the tree's types ever reach the page. */
export function drawTree(nodes: readonly RichNode[], isMfm: boolean, memory?: MentionsMemory): ReactNode[] {
  return drawNodes(nodes, { isMfm, memory, effects: 0, sizes: 0, budget: { effects: mostEffects } })
}

function drawNodes(nodes: readonly RichNode[], look: Look): ReactNode[] {
  return nodes.map((node, index) => drawNode(node, index, look))
}

function drawNode(node: RichNode, key: number, look: Look): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text.length < longText ? node.text : drawLongText(node.text, key)
    case 'break':
      return <br key={key} />
    case 'emoji':
      return <EmojiImage key={key} emoji={node} />
    case 'image':
      return <InlineImage key={key} image={node} />
    case 'link':
      return (
        <a
          key={key}
          href={node.href}
          data-tooltip={node.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {drawNodes(node.children, look)}
          {node.host !== null && <bdi className={styles['host']}> ({node.host})</bdi>}
        </a>
      )
    case 'mention':
      return <MentionLink key={key} mention={node} />
    case 'mentions':
      return <MentionRun key={key} mentions={node.items} memory={look.memory} />
    case 'hashtag':
      return (
        <Link key={key} to={paths.tag(node.tag)} rel="tag">
          {node.text}
        </Link>
      )
    case 'mfm':
      return drawMfm(node, key, look)
    case 'line':
    case 'part':
      return (
        <span key={key} className={styles[node.type === 'line' ? node.tone : node.part]}>
          {drawNodes(node.children, look)}
        </span>
      )
    case 'element':
      return drawElement(node, key, look)
  }
}

function drawLongText(text: string, key: number): ReactNode {
  return (
    <Fragment key={key}>
      {pieces(text).map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is made from the text and never reordered
        <Fragment key={index}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </Fragment>
  )
}

/** Text bombs of nested or endless effects end in plain words. */
function drawMfm(node: MfmNode, key: number, look: Look): ReactNode {
  const { budget } = look
  const isSize = sizeNames.has(node.name)
  const hasEffect = look.isMfm && look.effects < deepestEffect && budget.effects > 0
  if (!hasEffect || (isSize && look.sizes >= 2)) {
    return <Fragment key={key}>{drawNodes(node.children, look)}</Fragment>
  }
  budget.effects -= 1
  const inner = { ...look, effects: look.effects + 1, sizes: look.sizes + (isSize ? 1 : 0) }
  return (
    <MfmSpan key={key} name={node.name} params={node.params}>
      {drawNodes(node.children, inner)}
    </MfmSpan>
  )
}

function drawElement(node: ElementNode, key: number, look: Look): ReactNode {
  const isHeading = headings.has(node.name)
  const attributes = {
    key,
    lang: node.lang,
    dir: node.dir,
    title: node.title,
    start: node.start,
    reversed: node.reversed,
    value: node.value,
    className: isHeading ? styles['heading'] : undefined,
  }
  const name = isHeading ? 'div' : node.name === 'big' ? 'span' : node.name
  if (node.children.length === 0) return createElement(name, attributes)
  return createElement(name, attributes, ...drawNodes(node.children, look))
}
