import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { useAnswer } from './use-answer.ts'

interface Asked {
  readonly about: string
  readonly signal: AbortSignal
  readonly resolve: (value: string) => void
  readonly reject: (reason: unknown) => void
}

function questions() {
  const asked: Asked[] = []
  function Shown({ about, version }: { readonly about: string | null; readonly version?: number }) {
    const { value, error, retry } = useAnswer<string>({
      about,
      version: version ?? null,
      ask: (signal) => {
        const { promise, resolve, reject } = Promise.withResolvers<string>()
        asked.push({ about: about ?? '', signal, resolve, reject })
        return promise
      },
    })
    return (
      <button type="button" onClick={retry}>
        {value ?? 'nothing'}, {error === null ? 'no error' : String(error)}
      </button>
    )
  }
  return { asked, Shown }
}

test('one question is asked, and what it is answered is shown', async () => {
  const { asked, Shown } = questions()
  const screen = await render(<Shown about="geese" />)
  await screen.rerender(<Shown about="geese" />)
  expect(asked).toHaveLength(1)
  asked[0]?.resolve('seven')
  await expect.element(screen.getByRole('button')).toHaveTextContent('seven, no error')
})

test('nothing is asked about nothing', async () => {
  const { asked, Shown } = questions()
  await render(<Shown about={null} />)
  expect(asked).toEqual([])
})

test('another version keeps what is known, something else forgets it, and the late answer of the first is not heard', async () => {
  const { asked, Shown } = questions()
  const screen = await render(<Shown about="geese" version={1} />)
  asked[0]?.resolve('seven')
  await expect.element(screen.getByRole('button')).toHaveTextContent('seven, no error')
  await screen.rerender(<Shown about="geese" version={2} />)
  await expect.element(screen.getByRole('button')).toHaveTextContent('seven, no error')
  await screen.rerender(<Shown about="ducks" version={2} />)
  await expect.element(screen.getByRole('button')).toHaveTextContent('nothing, no error')
  expect(asked.map(({ about, signal }) => [about, signal.aborted])).toEqual([
    ['geese', true],
    ['geese', true],
    ['ducks', false],
  ])
  asked[1]?.resolve('eight')
  asked[2]?.resolve('two')
  await expect.element(screen.getByRole('button')).toHaveTextContent('two, no error')
})

test('a failure is told, and asking again forgets it', async () => {
  const { asked, Shown } = questions()
  const screen = await render(<Shown about="geese" />)
  asked[0]?.reject('gone')
  await expect.element(screen.getByRole('button')).toHaveTextContent('nothing, gone')
  await screen.getByRole('button').press()
  await expect.element(screen.getByRole('button')).toHaveTextContent('nothing, no error')
  asked[1]?.resolve('seven')
  await expect.element(screen.getByRole('button')).toHaveTextContent('seven, no error')
})
