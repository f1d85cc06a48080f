import { Marked, Tokenizer } from 'marked'
import { escapeHtml } from './escape.ts'

/** Quotes and lists inside each other. What is deeper is text: thousands would be more than the stack holds. */
const MOST_NESTED = 100

class ShallowTokenizer extends Tokenizer {
  #depth = 0

  #within<Token>(read: () => Token | undefined): Token | undefined {
    if (this.#depth >= MOST_NESTED) return undefined
    this.#depth++
    try {
      return read()
    } finally {
      this.#depth--
    }
  }

  override blockquote(src: string) {
    return this.#within(() => super.blockquote(src))
  }

  override list(src: string) {
    return this.#within(() => super.list(src))
  }
}

const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    codespan: ({ text }) => `<code class="inline">${escapeHtml(text)}</code>`,
  },
}).setOptions({ tokenizer: new ShallowTokenizer() })

// Between two blocks a line break says nothing; inside `pre` it is kept.
const joinBlocks = (html: string): string =>
  html.replace(
    /\n*(<\/?(?:p|blockquote|ul|ol|li|h[1-6]|pre|table|thead|tbody|tr|t[dh]|hr)\b[^>]*>)\n*/g,
    (whole, tag: string) => (tag === '</pre>' ? whole.trimEnd() : tag),
  )

export const markdownToHtml = (text: string): string =>
  joinBlocks(marked.parse(text, { async: false })).trim()
