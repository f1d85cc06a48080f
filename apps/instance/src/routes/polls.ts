import { isEnded } from '../commands/polls.ts'
import { findPoll, requireStatus } from '../db/find.ts'
import type { PollRow } from '../db/schema.ts'
import { failure, notFound } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { readParams } from '../http/params.ts'
import { canSee } from '../policies/visibility.ts'
import { loadPollFacts, presentPoll } from '../presenters/poll.ts'

/** Unknown polls and those of hidden posts: 404. A real Akkoma answers 500 to the first. */
const requireVisiblePoll = async (c: Call): Promise<PollRow> => {
  const { ctx, viewer } = c.var
  const poll = await findPoll(ctx, Number(c.req.param('id')))
  if (!poll) throw notFound()
  if (!(await canSee(ctx, viewer, await requireStatus(ctx, poll.status_id)))) throw notFound()
  return poll
}

const answerPoll = async (c: Call, poll: PollRow): Promise<Response> => {
  const view = viewOf(c)
  const status = await requireStatus(c.var.ctx, poll.status_id)
  const { ownVotes, voters } = await loadPollFacts(view, [poll.id])
  return c.json(
    presentPoll(view, poll, {
      ownVotes: ownVotes.get(poll.id) ?? [],
      voters: voters.get(poll.id) ?? 0,
      authorId: status.account_id,
      isRemote: status.is_local === 0,
      emojis: status.emojis,
    }),
  )
}

export const addPollRoutes = (app: App): void => {
  app.get('/api/v1/polls/:id', async (c) => answerPoll(c, await requireVisiblePoll(c)))
  app.post('/api/v1/polls/:id/votes', async (c) => {
    const viewer = requireViewer(c, 'write:statuses')
    const poll = await requireVisiblePoll(c)
    if (isEnded(poll, c.var.ctx.clock.now())) throw failure(422, 'Poll has ended')
    const choices = ((await readParams(c)).list('choices') ?? []).map(Number)
    return answerPoll(c, await c.var.commands.vote({ accountId: viewer.id, pollId: poll.id, choices }))
  })
}
