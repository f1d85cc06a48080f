import { QueryClientProvider } from '@tanstack/react-query'
import { unknownInstance } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'

import { WithEnglish } from '../../i18n/testing.tsx'
import { navigate } from '../../lib/navigate.ts'
import { markInstanceLoaded, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { beginSession, endSession } from '../../model/session.ts'
import { forgetAll, readAccount, serve, defaultAnswers } from '../../model/testing/fake-server.ts'
import { offerSettingsWindow } from '../../model/windows.ts'
import { Link } from '../../ui/Link.tsx'
import { queryClient } from '../query-client.ts'
import { useKeyedLocation } from './location.ts'
import { Routes } from './Routes.tsx'

beforeEach(() => {
  endSession('left')
  forgetAll()
  document.body.style.minBlockSize = '6000px'
})
afterEach(() => {
  endSession('left')
  setInstance(unknownInstance)
  document.body.style.minBlockSize = ''
  forgetAll()
})

async function open(path: string) {
  const server = serve((seen) => {
    if (/timelines|bookmarks/.test(seen.path)) return { body: [] }
    // What a server says of itself is known once: nothing above a place grows then.
    if (seen.path === '/api/v1/instance') return { body: {} }
    return seen.path === '/static/terms-of-service.html' ? { body: '<p>Be kind.</p>' } : defaultAnswers(seen)
  })
  history.replaceState(null, '', path)
  const screen = await render(
    <WithEnglish>
      <QueryClientProvider client={queryClient}>
        <Router hook={useKeyedLocation}>
          <Link to="/about">To about</Link>
          <main tabIndex={-1}>
            <Routes />
          </main>
        </Router>
      </QueryClientProvider>
    </WithEnglish>,
  )
  return { screen, server }
}

async function signIn() {
  beginSession('of-wren', await readAccount())
}

const heading = () => document.querySelector('main h1')?.textContent

test('[ROUTE-01] [ROUTE-02] [ROUTE-03] / takes the place of itself with the landing path', async () => {
  const entries = history.length
  await open('/')
  await expect.poll(() => location.pathname).toBe('/main/all')
  await signIn()
  changeInstance({ branding: { redirectRootLogin: '/announcements' } })
  navigate('/', { isReplacing: true })
  await expect.poll(() => location.pathname).toBe('/announcements')
  expect(history.length).toBe(entries)
})

test('the address of a setting takes the place of itself with the landing path, and asks for the window once', async () => {
  const asked: unknown[] = []
  const entries = history.length
  await open('/main/settings/posts/stopGifs')
  await expect.poll(() => location.pathname).toBe('/main/all')
  // What is asked for before the window can be opened waits for it.
  offerSettingsWindow((target) => asked.push(target))
  navigate('/settings', { isReplacing: true })
  await expect.poll(() => location.pathname).toBe('/main/all')
  expect(asked).toEqual([{ section: 'posts', setting: 'stopGifs' }, {}])
  expect(history.length).toBe(entries)
})

test('[ROUTE-05] [ROUTE-21] a visitor is led away from signed-in routes before anything private is asked', async () => {
  const { server } = await open('/main/friends')
  await expect.poll(() => location.pathname).toBe('/main/all')
  for (const path of [
    '/bookmarks',
    '/lists',
    '/lists/7',
    '/users/wren/dms',
    '/wren/notifications',
    '/friend-requests',
    '/main/following',
  ]) {
    navigate(path)
    await expect.poll(() => location.pathname, { message: path }).toBe('/main/all')
  }
  expect(server.seen.map(({ path }) => path).filter((path) => !path.endsWith('/timelines/public'))).toEqual(
    [],
  )
})

test('[ROUTE-12] [ROUTE-14] /registration waits until it is known whether sign-up is open', async () => {
  const { screen } = await open('/registration')
  await expect.element(screen.getByText('Loading page')).toBeInTheDocument()
  expect(location.pathname).toBe('/registration')
  changeInstance({ facts: { backendVersion: '3.16.0', registrationOpen: true } })
  markInstanceLoaded()
  await expect.element(screen.getByRole('heading', { name: /^Join/ })).toBeVisible()
  changeInstance({ facts: { registrationOpen: false } })
  await expect.poll(() => location.pathname).toBe('/main/all')
})

test('[ROUTE-12] /registration says that it is not known whether sign-up is open where the server is silent', async () => {
  const { screen } = await open('/registration')
  markInstanceLoaded()
  await expect
    .element(screen.getByText('The server hasn’t said whether it accepts new accounts.'))
    .toBeVisible()
  expect(location.pathname).toBe('/registration')
})

test('[ROUTE-13] an invitation in the address stands in the form although sign-up is closed', async () => {
  const { screen } = await open('/registration/8fk2-wa19')
  changeInstance({ facts: { backendVersion: '3.16.0', registrationOpen: false } })
  markInstanceLoaded()
  await expect.element(screen.getByLabelText('Invite code')).toHaveValue('8fk2-wa19')
})

test('[ROUTE-15] the two pages of waiting after sign-up say what for', async () => {
  const { screen } = await open('/registration-request-sent')
  await expect.element(screen.getByRole('heading', { name: 'Your request was sent' })).toBeVisible()
  navigate('/awaiting-email-confirmation')
  await expect.element(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('[ROUTE-16] the flag of /password-reset stays in the address', async () => {
  const { screen } = await open('/password-reset?passwordResetRequested=true')
  await expect.element(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  expect(location.search).toBe('?passwordResetRequested=true')
})

test('an address that is none says so, with a way on', async () => {
  const { screen } = await open('/a/b/c')
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})

test('[ROUTE-23] a new page starts at the top, and Back returns to where the other one was left', async () => {
  await open('/announcements')
  await expect.poll(heading).toBe('Announcements')
  scrollTo(0, 1200)
  await expect.poll(() => scrollY).toBe(1200)
  await new Promise(requestAnimationFrame)
  navigate('/about')
  await expect.poll(heading).toBe('About')
  expect(scrollY).toBe(0)
  // What stands above the place has its height then.
  await expect.poll(() => document.querySelector('main')?.textContent).not.toMatch(/Loading/)
  scrollTo(0, 300)
  await new Promise(requestAnimationFrame)
  history.back()
  await expect.poll(heading).toBe('Announcements')
  await expect.poll(() => scrollY).toBe(1200)
  history.forward()
  await expect.poll(heading).toBe('About')
  await expect.poll(() => scrollY).toBe(300)
})

test('[ROUTE-23] a page that is still growing is scrolled to its place when it is tall enough', async () => {
  await open('/announcements')
  await expect.poll(heading).toBe('Announcements')
  scrollTo(0, 4000)
  await new Promise(requestAnimationFrame)
  navigate('/about')
  await expect.poll(heading).toBe('About')
  document.body.style.minBlockSize = '2000px'
  history.back()
  await expect.poll(heading).toBe('Announcements')
  expect(scrollY).toBeLessThan(4000)
  document.body.style.minBlockSize = '6000px'
  await expect.poll(() => scrollY).toBe(4000)
})

test('[ROUTE-22] a conversation is entered without a jump: it brings its own post into view', async () => {
  await open('/announcements')
  await expect.poll(heading).toBe('Announcements')
  scrollTo(0, 900)
  await new Promise(requestAnimationFrame)
  navigate('/notice/9')
  await expect.poll(heading).toBe('Conversation')
  expect(scrollY).toBe(900)
})

test('going somewhere moves the focus to the heading and names the document; the first page takes no focus', async () => {
  changeInstance({ branding: { name: 'Fenland' } }, unknownInstance)
  const { screen } = await open('/announcements')
  await expect.poll(() => document.title).toBe('Announcements · Fenland')
  expect(document.activeElement).toBe(document.body)
  await screen.getByRole('link', { name: 'To about' }).press()
  await expect.element(screen.getByRole('heading', { name: 'About' })).toHaveFocus()
  expect(document.title).toBe('About · Fenland')
  navigate('/tag/geese')
  await expect.poll(() => document.title).toBe('#geese · Fenland')
})
