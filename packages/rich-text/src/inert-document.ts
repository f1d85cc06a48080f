import { pagePolicy } from './trusted-types.ts'

/** Stands before the names that the browser must not know. A noncharacter: nobody writes it. */
const mark = '\ufdd0'

/** Where an attribute may begin (or where words look like one) that the page's content policy would report. */
const reportedName = /(?:[\s"']|[^<]\/)(?=(?:style|on[a-z]+)[\s/>=])/gi

/** The same after `</`, which inside of a tag begins an attribute: the tag is ended before. */
const reportedEnd = /<\/(?=(?:style|on[a-z]+)[\s/>=])/gi

/**
 * Parses markup into a document that has no window: scripts do not run, pictures do not load,
 * handlers never attach. The only place of the project that hands a string to the HTML parser.
 * The result is to be read, never to be put into a page; its words and attributes through {@link unmarked}.
 *
 * A handler or a style that could not do anything here would still be reported to the content policy, which takes a
 * tenth of a millisecond for each: 2,000 of them stop the page. So their names are marked, wherever they stand.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = pagePolicy().createHTML(
    html.replace(reportedEnd, `${mark}>$&`).replace(reportedName, `$&${mark}`),
  )
  return template.content
}

/** What was written, in a text or an attribute of {@link parseInert}. */
export const unmarked = (text: string): string => text.replace(/\ufdd0>?/g, '')
