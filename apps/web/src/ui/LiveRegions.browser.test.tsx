import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { forgetUtterances, getLastSpoken, speak } from '../lib/speech.ts'
import { Alert } from './Alert.tsx'
import { Dialog } from './Dialog.tsx'
import { LiveRegions } from './LiveRegions.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Announcement } from './spoken.tsx'

beforeEach(forgetUtterances)
afterEach(() => vi.useRealTimers())

const polite = page.getByRole('status')
const urgent = page.getByRole('alert')
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** What the polite region says so many milliseconds later. */
function wordsAfter(ms: number): string {
  vi.advanceTimersByTime(ms)
  return polite.element().textContent
}

test('a region is there before it speaks, and says what came before it too', async () => {
  speak('Before the region')
  await render(<LiveRegions />)
  expect(polite.element().textContent).toBe('')
  await expect.element(polite).toHaveTextContent('Before the region')
  speak('Lost', 'urgent')
  await expect.element(urgent).toHaveTextContent('Lost')
  expect(polite.element().textContent).not.toContain('Lost')
})

test('the same words once more are words of their own', async () => {
  await render(<LiveRegions />)
  speak('Favourited.')
  speak('Favourited.')
  await expect.poll(() => polite.element().children.length).toBe(2)
})

test('what was spoken leaves its region, and does not come back', async () => {
  holdTimers()
  await render(<LiveRegions />)
  speak('One')
  await expect.poll(() => wordsAfter(100)).toBe('One ')
  vi.advanceTimersByTime(3_000)
  await frame()
  expect(polite.element().textContent).toBe('One ')
  await expect.poll(() => wordsAfter(500)).toBe('')
  speak('Two')
  await expect.poll(() => wordsAfter(100)).toBe('Two ')
})

test('what was said a second before the last words is not read again with them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  await render(<LiveRegions />)
  speak('One.')
  await expect.poll(() => wordsAfter(100)).toBe('One. ')
  vi.advanceTimersByTime(1_000)
  speak('Two.')
  await expect.poll(() => wordsAfter(100)).toBe('Two. ')
  speak('Three.')
  await expect.poll(() => wordsAfter(100)).toContain('Three. ')
  expect(polite.element().textContent).toContain('Two. ')
})

test('in a window that opens what was spoken before is not spoken again, and what comes is', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <LiveRegions />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Dialog title="Window" onClose={() => setOpen(false)}>
            Words
          </Dialog>
        )}
      </>
    )
  }
  await render(<Page />)
  const before = getLastSpoken()
  speak('Before')
  await expect.element(polite).toHaveTextContent('Before')
  await expect.poll(getLastSpoken).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Open' }).press()
  const inWindow = page.getByRole('dialog').getByRole('status')
  speak('Inside')
  await expect.poll(() => inWindow.element().textContent).toContain('Inside')
  expect(inWindow.element().textContent).toBe('Inside ')
})

test('what is said as a window closes is said where one is then', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <LiveRegions />
        {isOpen && (
          <Dialog title="Window" onClose={() => setOpen(false)}>
            <button
              type="button"
              onClick={() => {
                speak('Done')
                setOpen(false)
              }}
            >
              Close
            </button>
          </Dialog>
        )}
      </>
    )
  }
  await render(<Page />)
  const inWindow = page.getByRole('dialog').getByRole('status')
  await expect.element(inWindow).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await page.getByRole('button', { name: 'Close' }).press()
  await expect.element(polite).toHaveTextContent('Done')
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('what is drawn is spoken as it stands when it comes and when it changes', async () => {
  function Page({ words }: { readonly words: string }) {
    return (
      <>
        <LiveRegions />
        <Alert level="error" live="urgent">
          <b>{words}</b>
          <span hidden>Nobody sees this</span>
        </Alert>
      </>
    )
  }
  const screen = await render(<Page words="No line." />)
  await expect.poll(() => urgent.element().textContent).toBe('No line. ')
  await screen.rerender(<Page words="Still none." />)
  await expect.poll(() => urgent.element().textContent).toBe('No line. Still none. ')
})

test('an announcement is spoken when it changes and nothing is drawn; an empty one is not', async () => {
  const Page = ({ words }: { readonly words: string }) => (
    <>
      <LiveRegions />
      <Announcement words={words} />
    </>
  )
  const screen = await render(<Page words="" />)
  await screen.rerender(<Page words="2 suggestions" />)
  await expect.poll(() => polite.element().textContent).toBe('2 suggestions ')
})

test('that something is loading is worth a word only when it lasts', async () => {
  holdTimers()
  const screen = await render(
    <>
      <LiveRegions />
      <Skeleton label="Loading posts" />
    </>,
  )
  vi.advanceTimersByTime(900)
  await screen.rerender(<LiveRegions />)
  vi.advanceTimersByTime(1_300)
  await frame()
  expect(polite.element().textContent).toBe('')
  await screen.rerender(
    <>
      <LiveRegions />
      <Skeleton label="Loading posts" />
    </>,
  )
  await expect.poll(() => wordsAfter(100)).toBe('Loading posts ')
})
