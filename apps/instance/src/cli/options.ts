import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DayOptions } from '../simulation/day-plan.ts'
import type { SiteOptions } from '../options.ts'
import { SEED_NAMES, type SeedName } from '../seed/names.ts'
import { readSiteChange, SiteChangeError } from '../site-change.ts'

/** What was asked for on the command line. */
export interface CliOptions {
  /** Null: 4173 or the next free one. */
  port: number | null
  dataDir: string
  seed: SeedName
  /** False: nobody named a seed. */
  isSeedChosen: boolean
  clientDir: string | null
  /** File with further accounts to create. */
  accountsFile: string | null
  /** The busy day to play, and for whom; null: nothing happens by itself. */
  busy: ({ reader: string } & DayOptions) | null
  /** Whether tests may tell the server to misbehave. */
  allowsFaults: boolean
  /** Whether the instance behaves as an Akkoma with default settings. */
  isStock: boolean
  /** Switches of the site that are not as they usually are. */
  site: Partial<SiteOptions>
  /** Address of a real server to stand in front of. */
  server: string | null
}

/** Something the person at the keyboard can mend; its message is shown without a stack. */
export class UsageError extends Error {}

export const HELP = `Run Skein locally.

  npm start -- [options]

  --port N        port to listen on (default: 4173, or the next free one)
  --data DIR      folder for the database and uploads (default: .data)
  --seed NAME     sample data for a new database: small, large or none (default: small)
  --server URL    use a real server instead of the embedded one
  --client DIR    built client to serve (set by npm start)
  --accounts FILE also create the accounts in this JSON file (for journeys)
  --busy RATES    simulate traffic: posts,edits,deletions per second, e.g. 2,0.5,0.1
  --busy-for NAME account whose home timeline gets the traffic (default: wren)
  --busy-seed N   seed for repeatable traffic (default: 1)
  --set NAME=JSON set a site option; can be repeated: isPrivate=true,
                  isRegistrationOpen=false, isApprovalRequired=true, isActivationRequired=true,
                  areInvitesEnabled=true, isMailerEnabled=true, captcha=kocaptcha, bubbleHosts=[],
                  areSuggestionsEnabled=true, areAnnouncementsShown=false,
                  areAnnouncementReactionsOn=true, isTranslationOn=false, pinnedLimit=1,
                  arePicturesAnalysed=false; the others are in src/options.ts
  --stock         behave as an Akkoma with default settings (default seed: none)
  --allow-faults  enable fault injection (for tests)
  --help          show this help
`

const DEFAULT_DATA = join(import.meta.dirname, '../../../../.data')

function readPort(text: string | undefined): number | null {
  if (text === undefined) return null
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`Invalid --port "${text}": use a number from 0 to 65535.`)
  return port
}

function readSeed(text: string): SeedName {
  const name = SEED_NAMES.find((each) => each === text)
  if (name === undefined)
    throw new UsageError(`Invalid --seed "${text}": use one of ${SEED_NAMES.join(', ')}.`)
  return name
}

function readClient(text: string | undefined, from: string): string | null {
  if (text === undefined) return null
  const folder = resolve(from, text)
  if (!statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(
      `No built client found in ${folder} (index.html is missing). Run "npm run build" first.`,
    )
  }
  return folder
}

function readNumber(text: string, option: string): number {
  const number = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UsageError(`Invalid ${option} "${text}": use numbers.`)
  return number
}

function readBusyDay(rates: string | undefined, reader = 'wren', seed = '1'): CliOptions['busy'] {
  if (rates === undefined) return null
  const [posts = 0, edits = 0, deletions = 0] = rates.split(',').map((text) => readNumber(text, '--busy'))
  return { reader, posts, edits, deletions, seed: readNumber(seed, '--busy-seed') }
}

/** `NAME=JSON`; a word that is no JSON is a text. */
function readSwitch(text: string): [string, unknown] {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? []
  if (name === '') throw new UsageError(`Invalid --set "${text}": use NAME=VALUE.`)
  try {
    return [name, JSON.parse(value)]
  } catch {
    return [name, value]
  }
}

function readSite(switches: readonly string[] = []): Partial<SiteOptions> {
  try {
    return readSiteChange(Object.fromEntries(switches.map(readSwitch)))
  } catch (error) {
    throw error instanceof SiteChangeError ? new UsageError(error.message) : error
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        seed: { type: 'string' },
        client: { type: 'string' },
        server: { type: 'string' },
        accounts: { type: 'string' },
        busy: { type: 'string' },
        'busy-for': { type: 'string' },
        'busy-seed': { type: 'string' },
        'allow-faults': { type: 'boolean' },
        stock: { type: 'boolean' },
        set: { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error)
    throw new UsageError(`${reason}.`)
  }
}

/** Null: help was asked for. `from`: the folder relative paths start at. */
export function readOptions(args: readonly string[], from: string): CliOptions | null {
  const given = parse(args)
  const { data, seed, server, accounts } = given
  if (given.help === true) return null
  if (server !== undefined && (data !== undefined || seed !== undefined)) {
    throw new UsageError('--server can’t be combined with --data or --seed: a real server has its own data.')
  }
  const isStock = given.stock ?? false
  if (server !== undefined && isStock)
    throw new UsageError('--server can’t be combined with --stock: a real server has its own settings.')
  const clientDir = readClient(given.client, from)
  if (server !== undefined && clientDir === null)
    throw new UsageError('--server needs --client DIR, the built client to serve.')
  return {
    port: readPort(given.port),
    dataDir: data === undefined ? DEFAULT_DATA : resolve(from, data),
    seed: readSeed(seed ?? (isStock ? 'none' : 'small')),
    isSeedChosen: seed !== undefined,
    clientDir,
    accountsFile: accounts === undefined ? null : resolve(from, accounts),
    busy: readBusyDay(given.busy, given['busy-for'], given['busy-seed']),
    allowsFaults: given['allow-faults'] ?? false,
    isStock,
    site: readSite(given.set),
    server: server ?? null,
  }
}
