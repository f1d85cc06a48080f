import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { endSession } from '../../model/session.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { servedPicture } from '../../testing/emoji.ts'
import { freshWorld, show, signIn } from '../../testing/world.tsx'
import { loadEmoji } from '../emoji/index.ts'
import { InstancePanel } from './InstancePanel.tsx'

const untouched = getInstance()
let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  changeInstance({ branding: { showInstanceSpecificPanel: true } }, untouched)
})
afterEach(() => {
  endSession('left')
  setInstance(untouched)
})

const picker = { heron: { image_url: servedPicture, tags: ['Fen'] } }

test('the server’s own emoji are pictures in its own words once somebody needed them, and nothing is asked for it', async () => {
  server.reply = ({ path, answerText }) => {
    if (path.startsWith('/instance/panel')) answerText('<p>Mind the :heron: and the :goose:</p>')
    if (path === '/static/emoji.json') return {}
    return path === '/api/v1/pleroma/emoji' ? picker : undefined
  }
  const screen = await show(
    <QueryClientProvider client={new QueryClient()}>
      <InstancePanel />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Mind the :heron: and the :goose:')).toBeVisible()
  expect(server.calls.map(({ path }) => path)).toEqual(['/instance/panel.html'])
  void loadEmoji('en').catch(() => undefined)
  await expect.poll(() => screen.container.innerHTML).toMatch(/<img[^>]*heron/)
  expect(screen.container.textContent).toContain('and the :goose:')
})
