import { describe, expect, it } from 'vitest'
import { EMOJI } from '../../src/seed/emoji.ts'
import { handleOf, PEOPLE } from '../../src/seed/small/people.ts'
import { planSmallWorld } from '../../src/seed/small/plan.ts'
import { toRemoteHtml } from '../../src/seed/small/remote-html.ts'

const plan = planSmallWorld()
const handles = new Set(PEOPLE.map(handleOf))

describe('the plan of the small world', () => {
  it('is the same at every call', () => {
    expect(planSmallWorld()).toEqual(plan)
  })

  it('has at least 400 posts with names of their own, oldest first', () => {
    expect(plan.posts.length).toBeGreaterThanOrEqual(400)
    expect(new Set(plan.posts.map(({ key }) => key)).size).toBe(plan.posts.length)
    expect(plan.posts.map(({ minutesAgo }) => minutesAgo)).toEqual(
      plan.posts.map(({ minutesAgo }) => minutesAgo).toSorted((a, b) => b - a),
    )
  })

  it('no text is written twice', () => {
    const texts = plan.posts.map(({ text }) => text)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('answers and quotes come after what they speak of, actions after their post', () => {
    const agoOf = new Map(plan.posts.map(({ key, minutesAgo }) => [key, minutesAgo]))
    const early = plan.posts.filter(({ repliesTo, quotes, minutesAgo }) =>
      [repliesTo, quotes].some((key) => key !== undefined && (agoOf.get(key) ?? 0) <= minutesAgo),
    )
    expect(early.map(({ key }) => key)).toEqual([])
    expect(
      plan.actions.filter(({ key, minutesAgo }) => minutesAgo <= 0 || minutesAgo >= (agoOf.get(key) ?? 0)),
    ).toEqual([])
  })

  it('everybody named in it exists, every reaction is an emoji that exists', () => {
    const named = [
      ...plan.posts.map(({ by }) => by),
      ...plan.actions.map(({ by }) => by),
      ...plan.follows.flat(),
    ]
    expect(named.filter((handle) => !handles.has(handle))).toEqual([])
    const shortcodes = new Set(EMOJI.map(({ shortcode }) => shortcode))
    const strange = plan.actions.flatMap((action) =>
      action.kind === 'react' && !action.name.includes('@') && !shortcodes.has(action.name)
        ? [action.name]
        : [],
    )
    expect([...new Set(strange)].filter((name) => !/^\p{RGI_Emoji}$/v.test(name))).toEqual([])
  })

  it('nobody does the same thing to a post twice', () => {
    const deeds = plan.actions
      .filter(({ kind }) => kind !== 'edit')
      .map((action) => `${action.kind} ${action.by} ${action.key} ${'name' in action ? action.name : ''}`)
    expect(new Set(deeds).size).toBe(deeds.length)
  })

  it('is dense in the last hours and reaches weeks back', () => {
    const within = (minutes: number): number =>
      plan.posts.filter(({ minutesAgo }) => minutesAgo <= minutes).length
    expect(within(60)).toBeGreaterThanOrEqual(20)
    expect(within(8 * 60)).toBeGreaterThanOrEqual(100)
    expect(plan.posts[0]?.minutesAgo).toBeGreaterThan(14 * 24 * 60)
  })
})

describe('texts of other servers', () => {
  it('become paragraphs with links to people, tags and addresses', () => {
    const { html, mentions, tags } = toRemoteHtml(
      'Hi @wren & @jost@bücherei.example\nline <two>\n\nhttps://threepots.example/a #陶芸',
      'loomtown.example',
    )
    expect(mentions).toEqual(['wren', 'jost@xn--bcherei-n2a.example'])
    expect(tags).toEqual(['陶芸'])
    expect(html.match(/<p>/g)).toHaveLength(2)
    expect(html).toContain('<br>line &lt;two&gt;</p>')
    expect(html).toContain('href="https://threepots.example/a"')
    expect(html).toContain('href="https://xn--bcherei-n2a.example/@jost"')
  })
})
