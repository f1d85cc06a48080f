import type { ElementName, ElementNode, RichNode } from '@skein/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'
import { lazyView } from '../../lazy/index.ts'
import styles from '../RichText.module.css'
import { EmojiImage } from './EmojiImage.tsx'
import { HashtagLink } from './HashtagLink.tsx'
import { MentionLink } from './MentionLink.tsx'
import { MentionRun } from './MentionRun.tsx'
import type { MfmSpanProps } from './MfmSpan.tsx'

/** The words stand plain until the code of their effect is there, and stay so when it does not come. */
const MfmSpan = lazyView<MfmSpanProps>(
  () =>
    import('./MfmSpan.tsx')
      .then((part) => part.MfmSpan)
      .catch(
        () =>
          ({ children }: MfmSpanProps) =>
            children,
      ),
  ({ children }) => children,
)

/** How to draw the parts that depend on more than the tree. */
export interface Look {
  readonly isMfm: boolean
}

const headings: ReadonlySet<ElementName> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** A tree as React elements. Only names and attributes of the tree's types ever reach the page. */
export function drawNodes(nodes: readonly RichNode[], look: Look): ReactNode[] {
  return nodes.map((node, index) => drawNode(node, index, look))
}

function drawNode(node: RichNode, key: number, look: Look): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text
    case 'break':
      return <br key={key} />
    case 'emoji':
      return <EmojiImage key={key} emoji={node} />
    case 'image':
      return <img key={key} className={styles['image']} src={node.src} alt={node.alt} loading="lazy" />
    case 'link':
      return (
        <a
          key={key}
          href={node.href}
          title={node.title ?? undefined}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {drawNodes(node.children, look)}
        </a>
      )
    case 'mention':
      return <MentionLink key={key} mention={node} />
    case 'mentions':
      return <MentionRun key={key} mentions={node.items} />
    case 'hashtag':
      return <HashtagLink key={key} hashtag={node} />
    case 'mfm':
      return look.isMfm ? (
        <MfmSpan key={key} name={node.name} params={node.params}>
          {drawNodes(node.children, look)}
        </MfmSpan>
      ) : (
        <Fragment key={key}>{drawNodes(node.children, look)}</Fragment>
      )
    case 'line':
      return (
        <span key={key} className={styles[node.tone]}>
          {drawNodes(node.children, look)}
        </span>
      )
    case 'part':
      return (
        <span key={key} className={styles[node.part]}>
          {drawNodes(node.children, look)}
        </span>
      )
    case 'element':
      break
  }
  return drawElement(node, key, look)
}

function drawElement(node: ElementNode, key: number, look: Look): ReactNode {
  const isHeading = headings.has(node.name)
  const attributes = {
    key,
    lang: node.lang,
    dir: node.dir,
    title: node.title,
    start: node.start,
    className: isHeading ? styles['heading'] : undefined,
  }
  const name = isHeading ? 'div' : node.name === 'big' ? 'span' : node.name
  if (node.children.length === 0) return createElement(name, attributes)
  return createElement(name, attributes, ...drawNodes(node.children, look))
}
