import { describe, expect, test } from 'vitest'
import { createHtmlPolicy, parseInert } from './inert-document.ts'

describe('the inert document', () => {
  test('without Trusted Types the policy changes nothing', () => {
    expect(createHtmlPolicy(undefined).createHTML('<b>x</b>')).toBe('<b>x</b>')
  })

  test('with Trusted Types it asks for one policy, named skein', () => {
    const asked: string[] = []
    createHtmlPolicy({
      createPolicy(name, rules) {
        asked.push(name)
        return rules
      },
    })
    expect(asked).toEqual(['skein'])
  })

  test('nothing in it has a window to run in or load from', () => {
    const content = parseInert('<img src="x" onerror="alert(1)"><script>alert(1)</script>')
    expect(content.ownerDocument.defaultView).toBeNull()
  })

  test('it parses, twice, in a page that requires Trusted Types and names only skein', async () => {
    const module = new URL('./inert-document.ts', import.meta.url).href
    const frame = document.createElement('iframe')
    const answer = new Promise<unknown>((resolve) => {
      window.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.source === frame.contentWindow) resolve(event.data)
      })
    })
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types skein">
      <script type="module">
        import { parseInert } from ${JSON.stringify(module)}
        let raw = 'allowed'
        try { document.createElement('p').innerHTML = '<b>x</b>' } catch { raw = 'refused' }
        parent.postMessage([raw, parseInert('<b>x</b>').textContent, parseInert('y').textContent], '*')
      </script>`
    document.body.append(frame)
    expect(await answer).toEqual(['refused', 'x', 'y'])
    frame.remove()
  })
})
