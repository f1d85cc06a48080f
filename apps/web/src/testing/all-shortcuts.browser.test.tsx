import { createRef } from 'react'
import { expect, test } from 'vitest'

import { showShell, widths } from '../app/shell/testing/show-shell.tsx'
import { Composer } from '../features/composer/Composer.tsx'
import { useReadingKeys } from '../features/conversation/use-reading-keys.ts'
import { statusActions } from '../features/status/actions/index.ts'
import { JumpToDate } from '../features/timeline/jump/JumpToDate.tsx'
import { registerListKeys, registerShowNewKey } from '../features/timeline/keys.ts'
import { registeredKeys, shortcuts } from '../model/keys.ts'
import { notify } from '../model/notices.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../model/testing/routed-server.ts'

type Row = readonly [label: string, group: string, ...keys: string[]]

const inOrder = (rows: readonly Row[]) => rows.map((row) => row.join(' ')).toSorted()

/** The keys of a conversation in which all of them mean something. */
function Reading() {
  useReadingKeys({
    listRef: createRef(),
    tree: { rows: [] } as never,
    linear: { ids: [] } as never,
    news: ['s1' as never],
    warnings: { areOpen: false, toggle: () => undefined },
    onDisplay: () => undefined,
    onSurface: () => undefined,
  })
  return null
}

test('the list of shortcuts has everything that is registered anywhere, with its group and its keys, and no more', async () => {
  const server = startAfresh('/main/friends')
  const followed = { id: '1', type: 'follow', account: wirePerson('mira') }
  server.on('GET /api/v1/notifications', ({ url }) => (url.searchParams.has('max_id') ? [] : [followed]))
  server.on('GET /api/v1/announcements', () => [])
  describeInstance({ capabilities: { bubble: true, knownNetwork: true } })
  await signInAs({ pleroma: { is_admin: true } })
  await showShell(
    widths.wide,
    <>
      <h1>Screen</h1>
      <Reading />
      <JumpToDate
        feed={{ key: { kind: 'home' }, getState: () => ({ entries: [] }) } as never}
        isSeen={() => true}
        listRef={createRef()}
      />
      <Composer mode={{ kind: 'new' }} look="window" label="New post" />
    </>,
  )
  const stops = [registerListKeys(createRef(), []), registerShowNewKey(() => undefined)]
  notify({ messageKey: 'status.linkCopied', timeout: 60_000, undo: () => undefined })

  const wanted = shortcuts.map(({ label, group, keys }): Row => [label, group, ...keys])
  const posts = statusActions
    .filter(({ shortcuts: keys }) => keys.length > 0)
    .map(({ labelKey, shortcuts: keys }): Row => [labelKey, 'post', ...keys])
  const found = () =>
    inOrder([
      ...posts,
      ...registeredKeys().flatMap(({ label, group, keys }): Row[] =>
        group === 'post' ? [] : [[label, group, ...keys]],
      ),
    ])
  await expect.poll(() => [...new Set(found())]).toEqual(inOrder(wanted))
  for (const stop of stops) stop()
})
