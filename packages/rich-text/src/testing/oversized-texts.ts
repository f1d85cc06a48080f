import { hostileMentions } from './hostile-html.ts'
import { emoji, emojis, far, many, megabyte, times, words, type Kinds } from './oversized-parts.ts'

const mention = (index: number): string =>
  `<span class="h-card"><a class="u-url mention" href="${far}/users/p${index}">@<span>p${index}</span></a></span> `

/** Texts that are too much. Sizes are those that were found to hurt once, and larger ones. */
export const oversizedTexts: Kinds = {
  '50,000 emoji pictures': (at) => ({
    post: {
      content: times(50_000, () => `<img class="emoji" alt=":e0:" src="${at}/e0.gif">`),
      emojis: [emoji(at, 0)],
    },
  }),
  '2,400 emoji pictures of their own': (at) => ({
    post: {
      content: `<p>${times(2_400, (index) => `<img class="emoji" alt=":e${index}:" src="${at}/e${index}.gif">`)}</p>`,
      emojis: emojis(at, 2_400),
    },
  }),
  '2,400 pictures in the text': (at) => ({
    post: { content: times(2_400, (index) => `<p><img src="${at}/p${index}.png" alt="Goose"></p>`) },
  }),
  '50,000 listed emoji': (at) => ({
    post: { content: `<p>${times(50_000, (index) => `:e${index}: `)}</p>`, emojis: emojis(at, 50_000) },
  }),
  '50,000 names of emoji': (at) => ({
    post: { content: `<p>${times(50_000, () => ':e0:')}</p>`, emojis: [emoji(at, 0)] },
  }),
  'a table of 5,000 rows of 20': () => ({
    post: { content: `<table>${times(5_000, () => `<tr>${'<td>x</td>'.repeat(20)}</tr>`)}</table>` },
  }),
  'a table of 180 rows of 20': () => ({
    post: { content: `<table>${times(180, () => `<tr>${'<td>x</td>'.repeat(20)}</tr>`)}</table>` },
  }),
  '10,000 elements inside each other': () => ({ post: { content: `${'<div><b>'.repeat(5_000)}deep` } }),
  '5,000 elements that do not end': () => ({ post: { content: `<p>${'<b><i>x<p>'.repeat(2_500)}` } }),
  '10,000 Misskey functions inside each other': () => ({
    post: {
      content: `${'<span class="mfm _mfm_x4_">'.repeat(10_000)}boom`,
      content_type: 'text/x.misskeymarkdown',
    },
  }),
  '700 line breaks': () => ({ post: { content: `<p>${'x<br>'.repeat(700)}</p>` } }),
  '50,000 lines': () => ({ post: { content: `<p>${'&gt;be me<br>'.repeat(50_000)}</p>` } }),
  '50,000 lines of code': () => ({ post: { content: `<pre><code>${'x\n'.repeat(50_000)}</code></pre>` } }),
  'a list of 5,000': () => ({ post: { content: `<ol>${'<li>x</li>'.repeat(5_000)}</ol>` } }),
  '700 line ends of the markup': () => ({ post: { content: `<p>${'x\n'.repeat(700)}</p>` } }),
  '700 line ends that are written as entities': () => ({
    post: { content: `<p>${'x<b>&#10;</b>&NewLine;&#x0a;'.repeat(700)}</p>` },
  }),
  '100,000 marks on one letter of a link': () => ({
    post: { content: `<a href="${far}">a${'\u0301\u0316'.repeat(50_000)}</a>` },
  }),
  '60,000 marks that are written as entities': () => ({
    post: { content: `<p>a${times(2_000, () => `<i>${'&#x301;'.repeat(30)}</i>`)}</p>` },
  }),
  '60,000 letters below a Tibetan one': () => ({
    post: { content: `<p>\u0f40${'\u0f90'.repeat(60_000)}</p>` },
  }),
  '60,000 joined Devanagari letters': () => ({
    post: { content: `<p>${'\u0915\u094d'.repeat(30_000)}</p>` },
  }),
  '60,000 joined people': () => ({ post: { content: `<p>${'👩\u200d'.repeat(20_000)}</p>` } }),
  '60 lines of headings': () => ({ post: { content: '<h1>X</h1>'.repeat(60) } }),
  'a text of 1 MB': () => ({ post: { content: `<p>${words(megabyte)}</p>` } }),
  'a word of 1 MB': () => ({ post: { content: `<p>${'x'.repeat(megabyte)}</p>` } }),
  '100,000 Chinese characters': () => ({ post: { content: `<p>${'漢'.repeat(100_000)}</p>` } }),
  '50,000 mentions': () => ({
    post: {
      content: `<p>${times(50_000, mention)}</p>`,
      mentions: many(50_000, (index) => ({
        ...hostileMentions[0],
        id: `m${index}`,
        url: `${far}/users/p${index}`,
      })),
    },
  }),
  '50,000 mentions of nobody': () => ({ post: { content: `<p>${times(50_000, mention)}</p>` } }),
  '50,000 links': () => ({ post: { content: times(50_000, (index) => `<a href="${far}/${index}">x</a> `) } }),
  '50,000 hashtags': () => ({
    post: {
      content: times(50_000, (index) => `<a class="hashtag" href="${far}/tags/t${index}">#t${index}</a> `),
      tags: many(50_000, (index) => ({ name: `t${index}`, url: `${far}/tags/t${index}` })),
    },
  }),
  'words and titles of links that lie': () => ({
    post: {
      content: times(
        2_000,
        (index) =>
          `<bdo dir="rtl"><a href="${far}/${index}" title="https://bank.example">https://bank.example/${index}</a></bdo> `,
      ),
    },
  }),
  'mentions that lie': () => ({
    post: { content: times(2_000, () => `<a class="mention" href="https://evil.example/@abel">@abel</a> `) },
  }),
}
