import { domainToASCII } from 'node:url'
import type { Commands } from '../../commands/types.ts'
import { emojiPictures, remoteEmojiPicture } from '../emoji.ts'
import type { Picture } from '../render.ts'
import { asciiHandle, handleOf, KNOWN_HOSTS, PEOPLE } from './people.ts'
import { avatarPicture, faviconPicture, headerPicture } from './pictures.ts'
import type { Person } from './schemas.ts'

const DAY = 86_400_000

export interface SeededPeople {
  /** By the handle the texts use (Unicode). */
  ids: Map<string, string>
  /** By the handle in the database (ASCII). */
  idsByAcct: Map<string, string>
}

/** Emoji that names of remote people carry, by shortcode. */
function shortcodesIn(text: string): string[] {
  return [...text.matchAll(/:(\w+):/g)].map((match) => match[1] ?? '')
}

async function createPerson(commands: Commands, person: Person, now: number): Promise<string> {
  const { username, account: sample } = person
  const { id } = await commands.createAccount({
    username,
    displayName: person.name,
    bio: person.bio,
    fields: person.fields ?? [],
    host: person.host === undefined ? null : domainToASCII(person.host),
    role: person.role ?? 'member',
    isBot: person.isBot ?? false,
    isDiscoverable: true,
    isSuggested: person.isSuggested ?? false,
    hidesFollowers: person.hidesNetwork ?? false,
    hidesFollows: person.hidesNetwork ?? false,
    createdAt: now - person.joinedDaysAgo * DAY,
    ...(person.counts === undefined ? {} : { counts: person.counts }),
    ...(sample === undefined ? {} : { password: sample.password, email: `${username}@fenland.example` }),
    ...(sample?.totpSecret === undefined
      ? {}
      : { totpSecret: sample.totpSecret, recoveryCodes: sample.recoveryCodes ?? [] }),
  })
  return id
}

/** Hosts, emoji and everybody with name, picture and password; nobody is locked yet. */
export async function addPeople(commands: Commands, now: number): Promise<SeededPeople> {
  const drawings = await Promise.all(
    PEOPLE.map(async (person) => ({
      avatar: await avatarPicture(person),
      header: await headerPicture(person),
    })),
  )
  const emoji = await emojiPictures()
  const ids = new Map<string, string>()
  await commands.batch(async (batched) => {
    for (const { shortcode, pack, picture } of emoji)
      await batched.addEmoji({ shortcode, bytes: picture.bytes, mime: picture.mime, pack })
    for (const person of PEOPLE) ids.set(handleOf(person), await createPerson(batched, person, now))
  })
  const keeper = ids.get('abel') ?? ''
  const upload = async (accountId: string, { bytes, mime, fileName }: Picture): Promise<string> =>
    (await commands.addMedia({ accountId, bytes, mime, fileName, createdAt: now })).url
  for (const [index, person] of PEOPLE.entries()) {
    const accountId = ids.get(handleOf(person)) ?? ''
    const { avatar, header } = drawings[index] ?? { avatar: null, header: null }
    const emojis = person.host === undefined ? [] : shortcodesIn(person.name)
    await commands.updateAccount(accountId, {
      ...(avatar === null ? {} : { avatarUrl: await upload(accountId, avatar) }),
      ...(header === null ? {} : { headerUrl: await upload(accountId, header) }),
      ...(emojis.length === 0
        ? {}
        : {
            emojis: await Promise.all(
              emojis.map(async (shortcode) => ({
                shortcode,
                url: await upload(keeper, await remoteEmojiPicture(shortcode)),
              })),
            ),
          }),
    })
  }
  for (const { host, favicon, ...known } of KNOWN_HOSTS) {
    await commands.addRemoteHost({
      ...known,
      host: domainToASCII(host),
      favicon: await upload(keeper, await faviconPicture(favicon)),
    })
  }
  return { ids, idsByAcct: new Map([...ids].map(([handle, id]) => [asciiHandle(handle), id])) }
}
