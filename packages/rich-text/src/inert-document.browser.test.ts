import { describe, expect, test } from 'vitest'
import { parseInert, unmarked } from './inert-document.ts'
import { createPagePolicy, workerAddress } from './trusted-types.ts'

describe('the inert document', () => {
  test('without Trusted Types the policy changes nothing', () => {
    expect(createPagePolicy(undefined).createHTML('<b>x</b>')).toBe('<b>x</b>')
  })

  test('with Trusted Types it asks for one policy, named skein', () => {
    const asked: string[] = []
    createPagePolicy({
      createPolicy(name, rules) {
        asked.push(name)
        return rules
      },
    })
    expect(asked).toEqual(['skein'])
  })

  test('the same policy lets the background worker pass, and no other script', () => {
    const policy = createPagePolicy(undefined)
    expect([workerAddress()].join()).toBe('/sw-pleroma.js')
    for (const address of ['/other.js', 'https://elsewhere.example/sw-pleroma.js', '/sw-pleroma.js?x', ''])
      expect(() => policy.createScriptURL(address)).toThrow('No script may be loaded')
  })

  test('nothing in it has a window to run in or load from', () => {
    const content = parseInert('<img src="x" onerror="alert(1)"><script>alert(1)</script>')
    expect(content.ownerDocument.defaultView).toBeNull()
  })

  test.each([
    '<p style="color:red" onclick="alert(1)">x</p>',
    '<svg/onload=alert(1)//><a title="x"style=x>y</a>',
    "<p a=''STYLE>x<b\n\tonFocus =\nx>y</b><!--\" --><i onclick>z</i>",
    '<title><a title="</title><img src=x onerror=alert(1)>">x',
    '<style>a</style ><p/style/onclick/>x<style>b</style>',
    '<a </style>x<b</style="color:red">y<i title="</style>">z',
  ])('no policy has anything to report of it: %s', (html) => {
    const names = [...parseInert(html).querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    )
    expect(names).not.toEqual([])
    expect(names.filter((name) => /^(?:style|on)/.test(name))).toEqual([])
  })

  test.each([
    '<p>a style = b, once > twice, "on/off" and /style/ </p>',
    '<a title="x style=y onclick=z">x</a>',
  ])('its words are what was written: %s', (html) => {
    const { firstElementChild: element } = parseInert(html)
    const template = document.createElement('template')
    template.innerHTML = html
    const { firstElementChild: written } = template.content
    expect(unmarked(element?.textContent ?? '')).toBe(written?.textContent)
    expect(unmarked(element?.getAttribute('title') ?? '')).toBe(written?.getAttribute('title') ?? '')
  })

  test('it parses, twice, in a page that requires Trusted Types and names only skein', async () => {
    const module = new URL('./inert-document.ts', import.meta.url).href
    const policy = new URL('./trusted-types.ts', import.meta.url).href
    const frame = document.createElement('iframe')
    const answer = new Promise<unknown>((resolve) => {
      window.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.source === frame.contentWindow) resolve(event.data)
      })
    })
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types skein">
      <script type="module">
        import { parseInert, unmarked } from ${JSON.stringify(module)}
        import { workerAddress } from ${JSON.stringify(policy)}
        let raw = 'allowed'
        try { document.createElement('p').innerHTML = '<b>x</b>' } catch { raw = 'refused' }
        parent.postMessage([raw, parseInert('<b>x</b>').textContent, parseInert('y').textContent, workerAddress().toString()], '*')
      </script>`
    document.body.append(frame)
    expect(await answer).toEqual(['refused', 'x', 'y', '/sw-pleroma.js'])
    frame.remove()
  })
})
