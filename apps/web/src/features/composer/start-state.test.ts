import type { StatusId } from '@skein/api'
import { afterEach, expect, test } from 'vitest'

import { entityStore } from '../../model/entities.ts'
import { serve } from '../../model/outbox/testing/lossy-server.ts'
import { fetchStatus } from '@skein/api'
import { getClient } from '../../model/client.ts'
import { setSetting } from '../../model/settings.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { draftOf, fromDraft } from './rules/draft-data.ts'
import { scopesFor, startState, type ComposerMode } from './start-state.ts'

afterEach(() => {
  entityStore.clear()
  for (const name of ['postLanguage', 'subjectLineBehavior'] as const) setSetting(name, undefined)
})

const startOf = (mode: ComposerMode, language = 'en') =>
  startState({ mode, viewer: null, language, isSubjectWanted: false })

test.each([
  ['private', 'public', 'private'],
  ['private', 'direct', 'direct'],
  ['unlisted', 'public', 'unlisted'],
  ['direct', 'local', 'direct'],
  ['public', 'unlisted', 'unlisted'],
] as const)(
  '[COMP-32] the draft of a reply to a %s post that was kept as %s opens as %s, and never wider than its parent',
  async (parent, kept, expected) => {
    serve(() => 'fine')
    const status = await fetchStatus(getClient(), 's1')
    entityStore.ingestStatus({ ...status, scope: parent })
    const mode = { kind: 'reply', statusId: 's1' as StatusId } as const
    const opened = fromDraft({ ...emptyDraft, scope: kept }, startOf(mode), scopesFor(mode))
    expect(opened.scope).toBe(expected)
  },
)

test('[COMP-15] a post that is taken back opens, and is sent unchanged, with the idempotency key of its first try', () => {
  const written = {
    ...emptyDraft,
    status: 'Heron at the lock',
    idempotencyKey: 'of the first try',
    triedAt: 7,
    tried: [{ ...emptyDraft, status: 'Heron at the lok' }],
  }
  const mode = { kind: 'again', entryId: '7', written } as const
  const opened = fromDraft(written, startOf(mode), scopesFor(mode))
  const { triedAt, tried } = written
  expect(draftOf(opened)).toMatchObject({ idempotencyKey: 'of the first try', triedAt, tried })
})

test('[COMP-37] a form has the language of what it answers, else the one chosen for posts, else that of the interface', async ({
  task,
}) => {
  task.meta.settings = ['postLanguage']
  serve(() => 'fine')
  const status = await fetchStatus(getClient(), 's1')
  entityStore.ingestStatus({ ...status, language: 'de' })
  const reply = { kind: 'reply', statusId: 's1' as StatusId } as const
  expect(startOf({ kind: 'new' }, 'pt-BR').language).toBe('pt')
  setSetting('postLanguage', 'fr')
  expect(startOf({ kind: 'new' }, 'pt-BR').language).toBe('fr')
  expect(startOf(reply, 'pt-BR').language).toBe('de')
})

test('[SET-26] a reply has the subject of its parent as the setting says, and a quote has none', async ({
  task,
}) => {
  task.meta.settings = ['subjectLineBehavior']
  serve(() => 'fine')
  entityStore.ingestStatus({ ...(await fetchStatus(getClient(), 's1')), subject: 'geese' })
  const to = (kind: 'reply' | 'quote') => startOf({ kind, statusId: 's1' as StatusId }).subject
  expect([to('reply'), to('quote')]).toEqual(['re: geese', ''])
  setSetting('subjectLineBehavior', 'masto')
  expect([to('reply'), to('quote')]).toEqual(['geese', ''])
  setSetting('subjectLineBehavior', 'noop')
  expect([to('reply'), to('quote')]).toEqual(['', ''])
})
