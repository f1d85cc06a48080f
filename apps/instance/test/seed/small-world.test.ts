import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRecording } from '../../../../packages/api/tools/check-recording.ts'
import type { Instance } from '../../src/index.ts'
import { SAMPLE_ACCOUNTS, seedName, seedOnce } from '../../src/seed/index.ts'
import { accountOf, createReader, NOW, openSmall, type Seeded } from './support/seeded.ts'

let seeded: Seeded
let instance: Instance
let read: ReturnType<typeof createReader>
const count = async (text: string): Promise<number> => {
  const { rows } = await sql.raw<{ n: number }>(`select count(*) as n from ${text}`).execute(instance.db)
  return rows[0]?.n ?? 0
}
const names = async (text: string): Promise<string[]> =>
  (await sql.raw<{ name: string }>(`select distinct ${text} order by 1`).execute(instance.db)).rows.map(
    ({ name }) => name,
  )

beforeAll(async () => {
  seeded = await openSmall()
  instance = seeded.instance
  read = createReader(instance)
})
afterAll(() => seeded.close())

describe('people of the small world', () => {
  it('30 of them, 8 on five other servers, one with an international name', async () => {
    expect(await count('accounts')).toBe(30)
    expect(await count('accounts where host is not null')).toBe(8)
    const hosts = await names('host as name from accounts where host is not null')
    expect(hosts).toHaveLength(5)
    expect(hosts).toContain('xn--bcherei-n2a.example')
  })

  it('a bot, a locked account, a moderator, an admin and a hostile-looking name', async () => {
    expect(await names('acct as name from accounts where is_bot = 1')).toEqual(['trains'])
    expect(await names('acct as name from accounts where is_locked = 1')).toEqual(['maren'])
    expect(await names("acct as name from accounts where role = 'moderator'")).toEqual(['odile'])
    expect(await names("acct as name from accounts where role = 'admin'")).toEqual(['abel'])
    expect((await accountOf(instance, 'scrap')).display_name).toContain('onerror=')
  })

  it.for(SAMPLE_ACCOUNTS.map((account) => [account.username, account] as const))(
    '%s can sign in with the printed password',
    async ([, { username, password, totpSecret }]) => {
      const form = (body: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(body) })
      const app = (await (
        await instance.app.request(
          '/api/v1/apps',
          form({ client_name: 't', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read write' }),
        )
      ).json()) as { client_id: string; client_secret: string }
      const { client_id, client_secret } = app
      const answer = await instance.app.request(
        '/oauth/token',
        form({ grant_type: 'password', client_id, client_secret, username, password, scope: 'read' }),
      )
      const body = (await answer.json()) as { access_token?: string; error?: string }
      expect([answer.status, body.error ?? 'in']).toEqual(
        totpSecret === undefined ? [200, 'in'] : [403, 'mfa_required'],
      )
    },
  )

  it('all have pictures that are served, the newcomer takes the default one', async () => {
    const { body } = await read('wren', '/api/v1/accounts/verify_credentials')
    const picture = await instance.app.request(new URL(body.avatar as string).pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await count('accounts where avatar is null')).toBe(1)
  })
})

describe('posts of the small world', () => {
  it('at least 400, with threads of 5 to 25 posts that branch', async () => {
    expect(await count('statuses where reblog_of_id is null')).toBeGreaterThanOrEqual(400)
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from statuses where reblog_of_id is null and quote_id is null
      group by context having n >= 5 order by n`.execute(instance.db)
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(rows.at(-1)?.n).toBe(25)
    expect(
      await count(
        '(select in_reply_to_id from statuses where in_reply_to_id is not null group by 1 having count(*) >= 3)',
      ),
    ).toBeGreaterThanOrEqual(8)
  })

  it('every scope, several languages and every way of writing', async () => {
    expect(await names('visibility as name from statuses')).toEqual([
      'direct',
      'local',
      'private',
      'public',
      'unlisted',
    ])
    expect(await names('language as name from statuses where language is not null')).toEqual(
      expect.arrayContaining(['ar', 'de', 'en', 'he', 'ja']),
    )
    expect(await names('content_type as name from statuses')).toEqual([
      'text/bbcode',
      'text/html',
      'text/markdown',
      'text/plain',
      'text/x.misskeymarkdown',
    ])
    expect(await count("statuses where content like '%<pre%'")).toBeGreaterThan(1)
    expect(await count("statuses where source_text like '%' || char(10) || '>%'")).toBeGreaterThan(1)
    expect(await names('tag as name from status_tags')).toEqual(
      expect.arrayContaining(['編み物', 'звёзды', 'كلمات', 'מקהלה']),
    )
  })

  it('1, 2, 3, 4 and 5 pictures, with and without descriptions, some sensitive, one that moves, one sound', async () => {
    const sizes = await sql<{ n: number }>`
      select distinct n from (select count(*) as n from media where status_id is not null group by status_id)
      order by n`.execute(instance.db)
    expect(sizes.rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
    expect(await count("media where status_id is not null and description = ''")).toBeGreaterThan(3)
    expect(await count("media where status_id is not null and description <> ''")).toBeGreaterThan(40)
    expect(await count('statuses where is_sensitive = 1 and has_media = 1')).toBeGreaterThanOrEqual(3)
    expect(await names('mime as name from media where status_id is not null')).toEqual(
      expect.arrayContaining(['image/gif', 'image/png', 'image/webp']),
    )
    expect(await count("media where kind = 'audio'")).toBe(1)
    expect(await count('media where height > width and status_id is not null')).toBeGreaterThan(2)
    expect(await count('media where width > 2 * height and status_id is not null')).toBeGreaterThan(0)
  })

  it('polls: open and ended, with one choice and with several, voted by the reader', async () => {
    expect(await count(`polls where expires_at > ${NOW}`)).toBeGreaterThanOrEqual(2)
    expect(await count(`polls where expires_at <= ${NOW}`)).toBeGreaterThanOrEqual(4)
    expect(await count('polls where is_multiple = 1')).toBeGreaterThanOrEqual(1)
    const { id } = await accountOf(instance, 'wren')
    expect(await count(`poll_votes where account_id = '${id}'`)).toBeGreaterThanOrEqual(3)
  })

  it('reactions: Unicode, custom, remote custom, and one post with 14 kinds', async () => {
    const kinds = await sql<{ n: number }>`
      select count(distinct name) as n from reactions group by status_id order by n desc limit 1`.execute(
      instance.db,
    )
    expect(kinds.rows[0]?.n).toBe(14)
    const used = await names('name as name from reactions')
    expect(used).toEqual(
      expect.arrayContaining(['yarn', 'warp@loomtown.example', 'buch@xn--bcherei-n2a.example', '💙']),
    )
  })

  it('quotes, link cards with and without a picture, edits, pins, repeats, mentions of more than five', async () => {
    expect(await count('statuses where quote_id is not null')).toBeGreaterThanOrEqual(8)
    expect(await count(`statuses where card like '%"image":"%'`)).toBeGreaterThanOrEqual(4)
    expect(await count(`statuses where card like '%"image":null%'`)).toBeGreaterThanOrEqual(2)
    expect(await count('statuses where edited_at is not null')).toBeGreaterThanOrEqual(6)
    expect(await count('statuses where pinned_at is not null')).toBeGreaterThanOrEqual(10)
    expect(await count('statuses where reblog_of_id is not null')).toBeGreaterThanOrEqual(40)
    expect(
      await count('(select 1 from mentions group by status_id having count(*) > 5)'),
    ).toBeGreaterThanOrEqual(2)
    expect(await count("statuses where subject <> ''")).toBeGreaterThanOrEqual(6)
  })

  it('some posts are long enough to be folded (over 20 by lines and characters)', async () => {
    const { rows } = await sql<{ source_text: string }>`
      select source_text from statuses where reblog_of_id is null`.execute(instance.db)
    const tall = rows.filter(
      ({ source_text }) => source_text.split(/\n|<br>|<\/p>/).length + source_text.length / 80 > 20,
    )
    expect(tall.length).toBeGreaterThanOrEqual(2)
  })

  it('nothing lies in the future', async () => {
    expect(await count(`statuses where created_at > ${NOW} or edited_at > ${NOW}`)).toBe(0)
    expect(await count(`notifications where created_at > ${NOW}`)).toBe(0)
  })
})

describe('what the main reader finds', () => {
  it('a home full of posts of the last hours, newest first', async () => {
    const { body } = await read('wren', '/api/v1/timelines/home?limit=40')
    const times = (body as { created_at: string }[]).map(({ created_at }) => Date.parse(created_at))
    expect(times).toHaveLength(40)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(NOW - (times.at(-1) ?? 0)).toBeLessThan(6 * 3_600_000)
  })

  it('notifications of each kind, a few of them new', async () => {
    const { id } = await accountOf(instance, 'wren')
    expect(await names(`type as name from notifications where account_id = '${id}'`)).toEqual([
      'favourite',
      'follow',
      'follow_request',
      'mention',
      'move',
      'pleroma:emoji_reaction',
      'poll',
      'reblog',
      'update',
    ])
    expect(await count(`notifications where account_id = '${id}' and is_seen = 0`)).toBe(8)
    expect(await count("notifications where type = 'pleroma:report'")).toBe(4)
  })

  it('two lists, bookmarks, direct messages of which one is unread, one new announcement, people to follow', async () => {
    expect((await read('wren', '/api/v1/lists')).body).toHaveLength(2)
    expect((await read('wren', '/api/v1/bookmarks')).body.length).toBeGreaterThanOrEqual(6)
    const conversations = (await read('wren', '/api/v1/conversations')).body as { unread: boolean }[]
    expect(conversations.filter(({ unread }) => unread)).toHaveLength(1)
    expect(conversations.length).toBeGreaterThanOrEqual(4)
    const announcements = (await read('wren', '/api/v1/announcements')).body as { read: boolean }[]
    expect(announcements.map(({ read: isRead }) => isRead).toSorted()).toEqual([false, true])
    expect((await read('wren', '/api/v2/suggestions')).body).toHaveLength(3)
  })

  it('the locked member has three people waiting', async () => {
    expect((await read('maren', '/api/v1/follow_requests')).body).toHaveLength(3)
  })

  it.for([
    ['wren', '/api/v1/timelines/home?limit=40'],
    ['wren', '/api/v1/timelines/direct'],
    ['wren', '/api/v1/bookmarks'],
    ['wren', '/api/v1/notifications?limit=40'],
    ['wren', '/api/v1/conversations'],
    ['wren', '/api/v1/announcements'],
    ['wren', '/api/v1/lists'],
    ['wren', '/api/v2/suggestions'],
    ['odile', '/api/v1/timelines/public?local=true&limit=40'],
    [null, '/api/v1/timelines/public?limit=40'],
    [null, '/api/v1/timelines/bubble?limit=40'],
    [null, '/api/v1/custom_emojis'],
  ] as const)('the client’s own schemas take %s %s without a fallback', async ([who, path]) => {
    const { status, headers, body } = await read(who, path)
    const { faults, dropped } = checkRecording({
      name: path,
      request: `GET ${path}`,
      status,
      headers: Object.fromEntries(headers),
      body: body as unknown,
      frames: null,
    })
    expect([faults, dropped]).toEqual([[], []])
  })

  it('links of other servers to our people lead here', async () => {
    const { body } = await read('wren', '/api/v1/timelines/home?limit=40')
    const answered = (body as { account: { acct: string }; content: string }[]).find(
      ({ account, content }) => account.acct.includes('@') && content.includes('mention'),
    )
    expect(answered?.content).toMatch(/href="http:\/\/localhost\/users\/\w+"/)
  })
})

describe('seeding', () => {
  it('a second time changes nothing', async () => {
    const before = await count('statuses')
    expect(await seedOnce(instance, 'large')).toBe(false)
    expect([await count('statuses'), seedName(instance)]).toEqual([before, 'small'])
  })
})
