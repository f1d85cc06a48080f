import bbobHtml from '@bbob/html'
import presetHtml5 from '@bbob/preset-html5'
import type { ContentType } from '../commands/types.ts'
import { escapeHtml } from './escape.ts'
import { markdownToHtml } from './markdown.ts'
import { mfmToHtml } from './mfm.ts'
import { sanitize } from './sanitize.ts'

const plainToHtml = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br/>')

const TAG_OF_BBCODE: Record<string, string> = { b: 'strong', i: 'em', u: 'u', s: 'del' }

type BbcodeTag = Parameters<Parameters<typeof presetHtml5.extend>[0]>[0][string]

const plainTag =
  (tag: string): BbcodeTag =>
  (node) => ({ tag, attrs: {}, content: node.content ?? null })

// The preset writes style attributes for these, which no post may carry.
const bbcodePreset = presetHtml5.extend((tags) => ({
  ...tags,
  ...Object.fromEntries(Object.entries(TAG_OF_BBCODE).map(([name, tag]) => [name, plainTag(tag)])),
}))

const bbcodeToHtml = (text: string): string =>
  bbobHtml(text.replace(/[<>]/g, escapeHtml), bbcodePreset()).replace(/\r\n|\r|\n/g, '<br/>')

const CONVERTERS: Record<ContentType, (text: string) => string> = {
  'text/plain': plainToHtml,
  'text/html': (text) => text,
  'text/markdown': markdownToHtml,
  'text/bbcode': bbcodeToHtml,
  'text/x.misskeymarkdown': mfmToHtml,
}

export const isContentType = (text: string): text is ContentType => Object.hasOwn(CONVERTERS, text)

/** Clean HTML of a written text, before mentions, tags and addresses are linked. */
export const markupToHtml = (text: string, contentType: ContentType): string =>
  sanitize(CONVERTERS[contentType](text))
