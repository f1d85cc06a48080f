import type { AccountId } from '@skein/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { entityStore } from '../../../model/entities.ts'
import { wireAccount } from '../../../testing/wire.ts'
import { seed } from '../../../testing/world.tsx'
import { server } from '../../../testing/signed-in.ts'
import { heard } from '../../../testing/heard.ts'
import { asked, insert, know, list, names, options, type } from './testing/suggestions.ts'
import { alert, text, write } from '../testing/form.tsx'
import { sent } from '../testing/requests.ts'

const searches = () => asked('/api/v1/accounts/search')

describe('people', () => {
  it('[EMOJI-14] those who are known are there at once, those of the server after a pause, and only then is it asked', async () => {
    await know(['mira', 'Mira Okafor'], ['tomas', 'Miriam'])
    await write()
    await type('ask @mi')
    await expect.element(list('People')).toBeVisible()
    expect(names()).toEqual(['Mira Okafor @mira', 'Miriam @tomas'])
    await expect.poll(searches).toHaveLength(1)
    expect(searches()[0]?.path).toBe('/api/v1/accounts/search?q=mi&resolve=true')
    searches()[0]?.answer([wireAccount({ id: 'far', acct: 'milo@far.example', display_name: 'Milo' })])
    await expect.poll(names).toEqual(['Milo @milo@far.example', 'Mira Okafor @mira', 'Miriam @tomas'])
    // Somebody was about to take the first one.
    await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true')
  })

  it('[EMOJI-14] a handle with a server asks nobody', async () => {
    await know(['al@x.example', 'Al'])
    await write()
    await type('@al@x')
    await expect.poll(names).toEqual(['Al @al@x.example'])
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}an')
    await expect
      .poll(() => searches().map(({ path }) => path))
      .toContainEqual(expect.stringContaining('q=an&'))
    expect(searches().filter(({ path }) => path.includes('%40'))).toEqual([])
  })

  it('[EMOJI-15] of 30 people that the server names 20 are offered', async () => {
    await write()
    await type('@mi')
    await expect.poll(searches).toHaveLength(1)
    const people = Array.from({ length: 30 }, (_, index) =>
      wireAccount({ id: `m${index}`, acct: `mi${String(index).padStart(2, '0')}`, display_name: 'M' }),
    )
    searches()[0]?.answer(people)
    await expect.poll(names).toHaveLength(20)
    await expect.poll(heard).toContain('20 suggestions')
  })

  it('[EMOJI-15] a person marked by key stays marked and offered when the server names more than fit', async () => {
    await know(['mira', 'Mira'], ['mizu', 'Mizu'])
    await write()
    await type('@mi')
    await expect.element(list('People')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect.poll(searches).toHaveLength(1)
    const people = Array.from({ length: 30 }, (_, index) =>
      wireAccount({ id: `m${index}`, acct: `mi${String(index).padStart(2, '0')}`, display_name: 'Mi' }),
    )
    searches()[0]?.answer(people)
    await expect.poll(names).toHaveLength(20)
    await expect
      .element(list('People').getByRole('option', { selected: true }))
      .toHaveTextContent('Mizu @mizu')
    await userEvent.keyboard('{Enter}')
    await expect.element(text()).toHaveValue('@mizu ')
  })

  it('an arrow pressed before an answer is drawn keeps the people of that answer', async () => {
    await know(['mira', 'Mira'], ['miro', 'Miro'])
    await write()
    await type('@mi')
    await expect.element(list('People')).toBeVisible()
    await expect.poll(searches).toHaveLength(1)
    const press = async () => {
      // The new list is set by then, and React draws it in a later task.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
      const arrow = new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
      text().element().dispatchEvent(arrow)
    }
    const stop = entityStore.accounts.subscribe('far' as AccountId, () => {
      stop()
      void press()
    })
    searches()[0]?.answer([wireAccount({ id: 'far', acct: 'milo@far.example', display_name: 'Milo' })])
    await expect.poll(names).toEqual(['Milo @milo@far.example', 'Mira @mira', 'Miro @miro'])
    await expect.element(options().nth(2)).toHaveAttribute('aria-selected', 'true')
  })

  it('an answer to a word that is no longer there is dropped, and a failure shows nothing but who is known', async () => {
    await know(['mira', 'Mira'])
    await write()
    await type('@mi')
    await expect.poll(searches).toHaveLength(1)
    await userEvent.keyboard('x ')
    searches()[0]?.answer([wireAccount({ id: 'far', acct: 'mixa', display_name: 'Mixa' })])
    insert('@mi')
    await expect.poll(searches).toHaveLength(2)
    searches()[1]?.fail()
    await expect.poll(names).toEqual(['Mira @mira'])
    await expect.element(alert()).not.toBeInTheDocument()
  })
})

describe('choosing', () => {
  beforeEach(() => know(['mira', 'Mira'], ['miro', 'Miro'], ['tom', 'Tom']))

  it('arrows and Tab go round, Enter takes the marked one, and writing goes on behind it', async () => {
    await write()
    await type('hi @mi')
    await expect.element(list('People')).toBeVisible()
    const marked = () => {
      const id = text().element().getAttribute('aria-activedescendant')
      return id === null ? null : document.getElementById(id)?.textContent
    }
    expect(marked()).toBe('Mira @mira')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(marked).toBe('Miro @miro')
    await userEvent.keyboard('{Tab}')
    await expect.poll(marked).toBe('Mira @mira')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.poll(marked).toBe('Miro @miro')
    await userEvent.keyboard('{Enter}there')
    await expect.element(text()).toHaveValue('hi @miro there')
    await expect.element(list('People')).not.toBeInTheDocument()
  })

  it('undo takes back what was chosen', async () => {
    await write()
    await type('@tom')
    await expect.element(list('People')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(text()).toHaveValue('@tom ')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(text()).toHaveValue('@tom')
  })

  it('Tab leaves the field when there is nothing to go round', async () => {
    await write()
    await type('@tom')
    await expect.poll(names).toEqual(['Tom @tom'])
    await userEvent.keyboard('{Tab}')
    await expect.element(text()).not.toHaveFocus()
    await expect.element(list('People')).not.toBeInTheDocument()
  })

  it("Escape puts the list away until the next word, and only the second one is the form's", async () => {
    let isLeft = false
    const id = await seed(server)
    await write({ look: 'inline', mode: { kind: 'reply', statusId: id }, onCancel: () => (isLeft = true) })
    await type('@mi')
    await expect.element(list('People')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list('People')).not.toBeInTheDocument()
    expect(isLeft).toBe(false)
    await userEvent.keyboard('r @mi')
    await expect.element(list('People')).toBeVisible()
    await userEvent.keyboard('{Escape}{Escape}')
    expect(isLeft).toBe(true)
  })

  it('a press takes one and leaves the caret in the field', async () => {
    await write()
    await type('@mi now{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}r')
    await expect.element(list('People')).toBeVisible()
    await options().nth(1).press()
    await expect.element(text()).toHaveValue('@miro now')
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('and ')
    await expect.element(text()).toHaveValue('@miro and now')
  })

  it('[COMP-13] with the list open control and Enter send, and nothing is taken', async () => {
    await write()
    await type('hello @mi')
    await expect.element(list('People')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => sent()).toHaveLength(1)
    expect(sent()[0]?.body).toContain('hello @mi\r\n')
    await expect.element(list('People')).not.toBeInTheDocument()
  })

  it.each([
    ['as Chromium and Firefox send it', { isComposing: true }],
    ['as WebKit sends it', { keyCode: 229 }],
  ])('Enter that ends the writing of a character takes nothing, %s', async (_, mark) => {
    await write()
    await type('@mi')
    await expect.element(list('People')).toBeVisible()
    const press = { key: 'Enter', bubbles: true, cancelable: true, ...mark }
    const isLeftAlone = text().element().dispatchEvent(new window.KeyboardEvent('keydown', press))
    expect(isLeftAlone).toBe(true)
    await expect.element(text()).toHaveValue('@mi')
  })

  it('[EMOJI-11] the list goes when the caret leaves its word', async () => {
    await write()
    await type('so @mi')
    await expect.element(list('People')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect.element(list('People')).not.toBeInTheDocument()
  })
})
