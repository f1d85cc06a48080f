import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../i18n/testing.tsx'
import { lazyModule, setSharedDependency } from '../../lib/lazy-module.ts'
import { fetchPartsAfter, lazyView, viewOf } from './index.ts'

function Panel({ name }: { readonly name: string }) {
  return <p>Panel of {name}</p>
}

test('a part is fetched when it is shown, and its place is kept until then', async () => {
  const fetching = Promise.withResolvers<typeof Panel>()
  const View = lazyView(() => fetching.promise, <p>Coming</p>)
  const screen = await render(
    <WithEnglish>
      <View name="geese" />
    </WithEnglish>,
  )
  await expect.element(screen.getByText('Coming')).toBeVisible()
  fetching.resolve(Panel)
  await expect.element(screen.getByText('Panel of geese')).toBeVisible()
})

test('a view of a file that is there stands in the first picture, and one that comes takes nothing away', async () => {
  const fetching = Promise.withResolvers<{ Panel: typeof Panel }>()
  const part = lazyModule(() => fetching.promise)
  const View = viewOf(part, (file) => file.Panel, <p>Coming</p>)
  const first = await render(
    <WithEnglish>
      <View name="geese" />
    </WithEnglish>,
  )
  await expect.element(first.getByText('Coming')).toBeVisible()
  fetching.resolve({ Panel })
  await expect.element(first.getByText('Panel of geese')).toBeVisible()
  const words = first.getByText('Panel of geese').element()
  await first.rerender(
    <WithEnglish>
      <View name="ducks" />
    </WithEnglish>,
  )
  expect(words.textContent).toBe('Panel of ducks')
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<View name="swans" />))
  expect(place.textContent).toBe('Panel of swans')
  root.unmount()
})

test('[ERR-49] a script that cannot be fetched is a ChunkLoadError', async () => {
  const address = '/missing/nothing-here.js'
  const part = lazyModule(() => import(/* @vite-ignore */ address))
  const error = await part.fetch().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk nothing-here failed' })
})

test('[BOOT-01] a part in the first view is fetched when there is something to read, and stands in its place until then', async () => {
  const first = Promise.withResolvers<void>()
  fetchPartsAfter(first.promise)
  const load = vi.fn(() => Promise.resolve(Panel))
  const loadTexts = vi.fn(() => Promise.resolve())
  setSharedDependency(loadTexts)
  const View = lazyView(load, <p>Coming</p>)
  const screen = await render(
    <WithEnglish>
      <View name="geese" />
    </WithEnglish>,
  )
  await expect.element(screen.getByText('Coming')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  expect(loadTexts).not.toHaveBeenCalled()
  first.resolve()
  await expect.element(screen.getByText('Panel of geese')).toBeVisible()
})

test('[ERR-28] a part that cannot be fetched says so and can be tried again, and the rest stands', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>()
  // It is asked for again by itself: not before the press may it come.
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  window.addEventListener('click', () => load.mockResolvedValue(Panel), { capture: true, once: true })
  const View = lazyView(load)
  const screen = await render(
    <WithEnglish>
      <h1>Home</h1>
      <View name="geese" />
    </WithEnglish>,
  )
  await expect
    .element(screen.getByLive('urgent'))
    .toHaveTextContent('Part of Skein couldn’t load. Check your connection and try again.')
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  await screen.getByRole('button', { name: 'Retry' }).press()
  await expect.element(screen.getByText('Panel of geese')).toBeVisible()
  vi.restoreAllMocks()
})

test('[ERR-28] a part whose placeholder says enough keeps that when it cannot be fetched, and says nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const fetching = Promise.withResolvers<typeof Panel>()
  const View = lazyView(
    () => fetching.promise,
    ({ name }) => <b>Plain {name}</b>,
    { failsQuietly: true },
  )
  const screen = await render(
    <WithEnglish>
      <View name="geese" />
    </WithEnglish>,
  )
  fetching.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect.poll(() => console.error).toHaveBeenCalled()
  await expect.element(screen.getByText('Plain geese')).toBeVisible()
  await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
  await screen.rerender(
    <WithEnglish>
      <View name="ducks" />
    </WithEnglish>,
  )
  await expect.element(screen.getByText('Plain ducks')).toBeVisible()
  vi.restoreAllMocks()
})

const lostLine = () => new TypeError('Failed to fetch dynamically imported module: https://fen.example/a.js')

test('[ERR-28] a part that could not be fetched takes its place by itself when the line is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>()
  load.mockRejectedValueOnce(lostLine()).mockResolvedValue(Panel)
  const View = lazyView(load)
  const quietLoad = vi.fn<() => Promise<ComponentType<{ name: string }>>>()
  quietLoad.mockRejectedValueOnce(lostLine()).mockResolvedValue(Panel)
  const Quiet = lazyView(quietLoad, <b>Plain</b>, { failsQuietly: true })
  const screen = await render(
    <WithEnglish>
      <View name="geese" />
      <Quiet name="ducks" />
    </WithEnglish>,
  )
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Panel of geese')).toBeVisible()
  await expect.element(screen.getByText('Panel of ducks')).toBeVisible()
  await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
  vi.restoreAllMocks()
})

test('[ERR-28] a reload is offered when retrying does not help although the browser is online', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const View = lazyView(() => Promise.reject<typeof Panel>(lostLine()))
  const screen = await render(
    <WithEnglish>
      <View name="geese" />
    </WithEnglish>,
  )
  await screen.getByRole('button', { name: 'Retry' }).press()
  await screen.getByRole('button', { name: 'Retry' }).press()
  await expect.element(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
  await expect
    .element(screen.getByLive('urgent'))
    .toHaveTextContent(
      'Part of Skein couldn’t load. Reload the page to get it; what you’ve written is kept, but anything you just pressed may have to be pressed again.',
    )
  vi.restoreAllMocks()
})

test('[ERR-28] the page can be reloaded when only the automatic retries failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = vi.fn(() => Promise.reject<typeof Panel>(lostLine()))
  const View = lazyView(load)
  const screen = await render(
    <WithEnglish>
      <View name="geese" />
    </WithEnglish>,
  )
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => load.mock.calls.length).toBe(2)
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
  vi.restoreAllMocks()
})

test('a window whose code could not be fetched opens when it comes, and a mistake in it is for whoever shows it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>()
  load.mockRejectedValueOnce(lostLine()).mockResolvedValue(Panel)
  const View = lazyView(load, null, { isWindow: true })
  const Broken = lazyView<object>(() => Promise.reject(new ReferenceError('x')), null, { isWindow: true })
  const failed = vi.fn()
  const screen = await render(
    <WithEnglish>
      <View name="geese" />
      <ErrorBoundary fallback={null} onError={failed}>
        <Broken />
      </ErrorBoundary>
    </WithEnglish>,
  )
  await expect.poll(() => failed.mock.calls.length).toBe(1)
  await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Panel of geese')).toBeVisible()
  vi.restoreAllMocks()
})
