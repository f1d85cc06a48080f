import type { Commands } from '../../commands/types.ts'

const MINUTE = 60_000

interface Surroundings {
  commands: Commands
  ids: ReadonlyMap<string, string>
  statusIds: ReadonlyMap<string, string>
  now: number
}

/** Lists, requests, announcements, reports, private notes: what stands around the posts. */
export async function addSurroundings({ commands, ids, statusIds, now }: Surroundings): Promise<void> {
  const id = (handle: string): string => {
    const found = ids.get(handle)
    if (found === undefined) throw new Error(`Nobody is called "${handle}".`)
    return found
  }
  const status = (key: string): string => statusIds.get(key) ?? ''
  const at = (minutes: number): number => now - minutes * MINUTE

  const makers = await commands.createList({ accountId: id('wren'), title: 'Makers' })
  await commands.addToList({
    listId: makers.id,
    accountIds: [
      'mirela@loomtown.example',
      'jun@kilncafe.example',
      'granfern',
      'maren',
      'catarina',
      'juniper',
    ].map(id),
  })
  const wetFeet = await commands.createList({ accountId: id('wren'), title: 'Wet feet' })
  await commands.addToList({
    listId: wetFeet.id,
    accountIds: ['ludo', 'tomas', 'priya', 'ottoline@boggarden.example', 'orla@boggarden.example'].map(id),
  })
  await commands.createList({ accountId: id('tomas'), title: 'Work party' })
  await commands.followTag({ accountId: id('wren'), tag: 'naturaldye' })
  await commands.followTag({ accountId: id('wren'), tag: 'bookbinding' })

  await commands.follow({ accountId: id('jost@bücherei.example'), targetId: id('wren'), createdAt: at(11) })
  await commands.follow({ accountId: id('farrow'), targetId: id('wren'), createdAt: at(310) })
  await commands.follow({ accountId: id('hanae@kilncafe.example'), targetId: id('tomas'), createdAt: at(95) })
  await commands.updateAccount(id('maren'), { isLocked: true })
  for (const [index, handle] of ['moth', 'pike', 'jost@bücherei.example'].entries()) {
    await commands.follow({ accountId: id(handle), targetId: id('maren'), createdAt: at(20 + index * 400) })
  }
  // The main reader was locked until yesterday: one request still waits for an answer.
  await commands.updateAccount(id('wren'), { isLocked: true })
  await commands.follow({ accountId: id('moth'), targetId: id('wren'), createdAt: at(17) })
  await commands.updateAccount(id('wren'), { isLocked: false })

  await commands.addAnnouncement({
    content:
      'On Sunday, six to seven in the morning, the server moves half a metre to the left. Posts you write meanwhile wait on your side. 🫙',
    publishedAt: at(270),
    endsAt: now + 12 * 24 * 60 * MINUTE,
  })
  await commands.addAnnouncement({
    content:
      '<p>The members’ picnic is on the last Sunday of the month, on the library lawn or under the library roof. <strong>Bring a chair.</strong></p>',
    publishedAt: at(1600),
  })

  // Members see these two no more, or not yet; admins do.
  await commands.addAnnouncement({
    content: 'The winter moot is on Saturday and Sunday. Whoever brings a lantern gets soup.',
    publishedAt: at(50 * 24 * 60),
    startsAt: at(40 * 24 * 60),
    endsAt: at(38 * 24 * 60),
    isAllDay: true,
  })
  await commands.addAnnouncement({
    content: 'From the first of next month pictures may be twice as large.',
    publishedAt: at(60),
    startsAt: now + 9 * 24 * 60 * MINUTE,
  })

  await commands.addReport({
    accountId: id('dot'),
    targetId: id('scrap'),
    statusIds: [status('lc7')].filter(Boolean),
    comment:
      'Not unkind, I think, only a test that escaped. But my class reads this on the big screen. Could the subject line say so next time?',
    createdAt: at(380),
  })
  await commands.addReport({
    accountId: id('mirela@loomtown.example'),
    targetId: id('trains'),
    comment: 'It told me the 08:18 was on time and it was. I did not know whom to thank.',
    createdAt: at(2900),
  })
  await commands.setNote({
    accountId: id('wren'),
    targetId: id('mirela@loomtown.example'),
    comment: 'Owes me nothing, sends me everything. Birthday in May.',
  })
  await commands.setNote({
    accountId: id('odile'),
    targetId: id('scrap'),
    comment: 'Means well. Ask before removing, it is usually a test.',
  })
  await commands.mute({ accountId: id('priya'), targetId: id('trains'), notifications: true })
}
