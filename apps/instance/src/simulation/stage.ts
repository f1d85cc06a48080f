import type { Commands, PostStatusInput } from '../commands/types.ts'
import type { Context } from '../context.ts'
import { findStatus, requireAccountByAny } from '../db/find.ts'
import type { AccountRow } from '../db/schema.ts'
import { notFound } from '../failure.ts'
import { generateText } from '../seed/large/words.ts'
import { createRandom, seedFrom } from '../seed/random.ts'
import { addPictures, findCompany } from './company.ts'

type PostFields = Partial<Omit<PostStatusInput, 'accountId' | 'createdAt' | 'mediaIds'>>

/** One thing to happen at once. `by`: who does it (left out: the next of those the reader follows). */
export type Step =
  | ({ do: 'post'; by?: string; times?: number; pictures?: number } & PostFields)
  | { do: 'repeat' | 'favourite' | 'unfavourite'; by?: string; id: string }
  | { do: 'react'; by?: string; id: string; name: string }
  | { do: 'vote'; by?: string; id: string; choices: number[] }
  /** Without `id`: the newest post of this stage. */
  | { do: 'edit' | 'delete'; id?: string; text?: string }
  /** `by`: left out, the reader does it. */
  | { do: 'block' | 'unblock' | 'mute' | 'unmute' | 'follow' | 'unfollow'; by?: string; target: string }

/** What a step made or touched; `by` is the account's `user` or `user@host`. */
export interface Made {
  do: Step['do']
  id: string
  by: string
}

/** Plays steps for one reader, after a first look whom they follow; every step is over, and its events are published, when the promise resolves. */
export interface Stage {
  play(step: Step): Promise<Made[]>
  /** Looks whom the reader follows. */
  gather(): Promise<void>
}

export const createStage = (ctx: Context, commands: Commands, reader: AccountRow): Stage => {
  let company: AccountRow[] = []
  const standing: string[] = []
  let written = 0
  let turns = 0

  const person = (name: string): Promise<AccountRow> => requireAccountByAny(ctx, name)
  const author = async (name: string | undefined): Promise<AccountRow> => {
    if (name !== undefined) return person(name)
    const next = company[turns % company.length]
    turns += 1
    return next ?? reader
  }
  const known = async (id: string | undefined): Promise<{ id: string; by: string }> => {
    const row = await findStatus(ctx, id ?? standing.at(-1) ?? '')
    if (!row) throw notFound()
    const { acct } = await person(row.account_id)
    return { id: row.id, by: acct }
  }

  const post = async (step: Extract<Step, { do: 'post' }>): Promise<Made[]> => {
    const { do: kind, by, times = 1, pictures = 0, ...fields } = step
    const made: Made[] = []
    for (let time = 0; time < times; time += 1) {
      const { id: accountId, acct, host } = await author(by)
      written += 1
      const text = fields.text ?? `${written}. ${generateText(createRandom(seedFrom(`post ${written}`)))}`
      const mediaIds = pictures > 0 ? await addPictures(ctx, commands, accountId, pictures) : []
      const { id } = await commands.postStatus({
        ...fields,
        accountId,
        text: host === null ? text : `<p>${text}</p>`,
        mediaIds,
      })
      standing.push(id)
      made.push({ do: kind, id, by: acct })
    }
    return made
  }

  const touch = async (
    step: Extract<Step, { do: 'repeat' | 'favourite' | 'unfavourite' | 'react' | 'vote' }>,
  ): Promise<Made[]> => {
    const { id: accountId, acct } = await author(step.by)
    const statusId = step.id
    const made = { do: step.do, id: statusId, by: acct }
    if (step.do === 'repeat') return [{ ...made, id: (await commands.repeat({ accountId, statusId })).id }]
    if (step.do === 'react') await commands.react({ accountId, statusId, name: step.name })
    else if (step.do === 'vote') {
      const pollId = (await findStatus(ctx, statusId))?.poll_id
      if (pollId === null || pollId === undefined) throw notFound()
      await commands.vote({ accountId, pollId, choices: step.choices })
    } else await commands[step.do]({ accountId, statusId })
    return [made]
  }

  const change = async (step: Extract<Step, { do: 'edit' | 'delete' }>): Promise<Made[]> => {
    const { id, by } = await known(step.id)
    if (step.do === 'delete') {
      await commands.deleteStatus(id)
      const place = standing.lastIndexOf(id)
      if (place >= 0) standing.splice(place, 1)
    } else {
      const text = step.text ?? `${(await findStatus(ctx, id))?.source_text ?? ''} (Now with fewer mistakes.)`
      await commands.editStatus({ statusId: id, text })
    }
    return [{ do: step.do, id, by }]
  }

  return {
    gather: async () => {
      company = await findCompany(ctx, commands, reader.id)
    },
    play: async (step) => {
      switch (step.do) {
        case 'post':
          return post(step)
        case 'edit':
        case 'delete':
          return change(step)
        case 'repeat':
        case 'favourite':
        case 'unfavourite':
        case 'react':
        case 'vote':
          return touch(step)
        default: {
          const actor = await person(step.by ?? reader.acct)
          const target = await person(step.target)
          await commands[step.do]({ accountId: actor.id, targetId: target.id })
          return [{ do: step.do, id: target.id, by: actor.acct }]
        }
      }
    },
  }
}
