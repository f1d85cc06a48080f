import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { createInstance, type CreateInstanceOptions, type Instance } from '../instance.ts'
import { seedName, seedOnce } from '../seed/index.ts'
import type { SeedName } from '../seed/names.ts'
import { STOCK_OPTIONS } from '../options.ts'
import { SITE_OPTIONS, writeSiteFiles } from '../static/index.ts'
import { addAccounts, readAccountsFile } from './accounts-file.ts'
import { listenSomewhere } from './listen.ts'
import { UsageError, type CliOptions } from './options.ts'
import { sampleTable } from './sample-table.ts'

/** Something that runs until it is closed. */
export interface Running {
  close(): Promise<void>
}

const DATABASE = 'skein.sqlite'
const UPLOADS = 'uploads'

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`Couldn’t create the folder ${folder}: ${reasonOf(error)}`)
  }
}

function open(folder: string, more: Partial<CreateInstanceOptions> = {}): Instance {
  try {
    return createInstance({
      database: join(folder, DATABASE),
      uploadsDir: join(folder, UPLOADS),
      options: SITE_OPTIONS,
      ...more,
    })
  } catch (error) {
    throw new UsageError(`Couldn’t open the data in ${folder}: ${reasonOf(error)}`)
  }
}

/** A new world grows in a folder of its own and moves when it is complete: stopping half-way leaves nothing behind. */
async function seedNewWorld(dataDir: string, seed: SeedName): Promise<void> {
  const unfinished = join(dataDir, 'seeding')
  rmSync(unfinished, { recursive: true, force: true })
  makeFolder(join(unfinished, UPLOADS))
  const instance = open(unfinished)
  try {
    await seedOnce(instance, seed)
  } finally {
    await instance.close()
  }
  rmSync(join(dataDir, UPLOADS), { recursive: true, force: true })
  renameSync(join(unfinished, UPLOADS), join(dataDir, UPLOADS))
  renameSync(join(unfinished, DATABASE), join(dataDir, DATABASE))
  rmSync(unfinished, { recursive: true, force: true })
}

/** The server's own files, unless the folder has them: whoever changes them keeps the change. */
async function prepareSiteFiles({ dataDir, isStock }: CliOptions): Promise<string> {
  const siteDir = join(dataDir, 'site')
  if (isStock) makeFolder(siteDir)
  else if (!existsSync(siteDir)) await writeSiteFiles(siteDir)
  return siteDir
}

function describe(
  instance: Instance,
  address: string,
  { dataDir, seed, clientDir, isSeedChosen }: CliOptions,
): string {
  const known = seedName(instance) ?? 'none'
  const lines = [`\nSkein is ready: ${address}\n`]
  if (isSeedChosen && known !== seed)
    lines.push(
      `${dataDir} ${known === 'none' ? 'was created without sample data' : `already contains the "${known}" sample data`}; --seed was ignored. Use another --data folder for different data.\n`,
    )
  if (known !== 'none') lines.push(`${sampleTable()}\n`)
  if (clientDir === null) lines.push('Serving the API only. To serve the client too, add --client DIR.')
  return [...lines, `Data folder: ${dataDir}. Stop with Ctrl+C.`].join('\n')
}

async function startBusyDay(
  { simulation }: Instance,
  { reader, ...options }: NonNullable<CliOptions['busy']>,
): Promise<void> {
  await simulation.startDay(reader, options).catch((error: unknown) => {
    throw error instanceof Failure ? new UsageError(`--busy-for: there is no account "${reader}".`) : error
  })
}

/**
 * The embedded instance with its data in a folder that survives restarts.
 * @param isAlone false: other code runs in this process, see `CreateInstanceOptions`
 */
export async function startInstance(
  options: CliOptions,
  say: (text: string) => void,
  isAlone = true,
): Promise<Running> {
  const { dataDir, seed, clientDir, port, accountsFile, busy, allowsFaults, site } = options
  const accounts = accountsFile === null ? [] : readAccountsFile(accountsFile)
  makeFolder(dataDir)
  if (!existsSync(join(dataDir, DATABASE))) {
    if (seed !== 'none') say(`Creating sample data (${seed}). This takes a few seconds.`)
    await seedNewWorld(dataDir, seed)
  }
  const instance = open(dataDir, {
    isAlone,
    staticDir: await prepareSiteFiles(options),
    options: { ...(options.isStock ? STOCK_OPTIONS : SITE_OPTIONS), ...site, allowFaults: allowsFaults },
    ...(clientDir === null ? {} : { clientDir }),
  })
  try {
    await addAccounts(instance, accounts)
    const address = await listenSomewhere(instance, port)
    if (busy !== null) await startBusyDay(instance, busy)
    say(describe(instance, address, options))
  } catch (error) {
    await instance.close()
    throw error
  }
  return instance
}
