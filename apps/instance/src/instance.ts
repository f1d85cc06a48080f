import type { WebSocketServerLike } from '@hono/node-server'
import { createAdaptorServer } from '@hono/node-server'
import type { Kysely } from 'kysely'
import { generateKeyPairSync } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { WebSocketServer } from 'ws'
import type { Clock } from './clock.ts'
import { createClock } from './clock.ts'
import { createCommands } from './commands/create-commands.ts'
import type { Commands } from './commands/types.ts'
import type { Context } from './context.ts'
import { openDatabase } from './db/open.ts'
import type { Schema } from './db/schema.ts'
import { createEventHub } from './events.ts'
import type { Faults } from './faults/faults.ts'
import { createFaults } from './faults/faults.ts'
import { createApp } from './http/create-app.ts'
import type { App } from './http/env.ts'
import { SWEEP_MS } from './limits.ts'
import type { MediaStore } from './media/store.ts'
import { createFolderMediaStore, createMemoryMediaStore } from './media/store.ts'
import type { SiteOptions } from './options.ts'
import { createSiteOptions } from './options.ts'
import { PASSWORD_COST } from './passwords.ts'
import type { Simulation } from './simulation/simulation.ts'
import { createSimulation } from './simulation/simulation.ts'
import { createStreamingHub } from './streaming/hub.ts'
import type { SocketControl } from './streaming/socket-control.ts'
import { createSocketControl } from './streaming/socket-control.ts'
import { sweep } from './sweep.ts'

export interface CreateInstanceOptions {
  /** Default 0: any free port. */
  port?: number
  /** Default 127.0.0.1. */
  hostname?: string
  /** `':memory:'` or a file. */
  database: string
  /** Where uploads go; default: kept in memory (with `':memory:'`), else the folder `uploads` beside the file. */
  uploadsDir?: string
  /** Folder of the built client (its index.html answers unknown paths). */
  clientDir?: string
  /** Folder of the site's own files: `static/`, `instance/`, `images/`, `emoji/`. */
  staticDir?: string
  /** Milliseconds since 1970; default Date.now. */
  now?: () => number
  options?: Partial<SiteOptions>
  /**
   * Nothing else runs in this process: `Request` and `Response` are replaced by others that answer in nine tenths of the
   * time. Default: they stay.
   */
  isAlone?: boolean
  /** False: never waits for the disk, so a power failure can damage the database. For tests; default true. */
  isDurable?: boolean
  /** Work of hashing a password, see `PASSWORD_COST`, which is the default; tests take less. */
  passwordCost?: number
}

export interface Instance {
  readonly app: App
  /** Origin, such as `http://127.0.0.1:4173`; `http://localhost` before `listen`. */
  readonly address: string
  /** Rejects when the port is taken (`code` is `EADDRINUSE`). */
  listen(port?: number): Promise<{ address: string; port: number }>
  close(): Promise<void>
  readonly commands: Commands
  readonly db: Kysely<Schema>
  readonly faults: Faults
  readonly clock: Clock
  /** Switches; a change holds from the next request on. */
  readonly options: SiteOptions
  /** Small values kept in the database, such as "which seed was written". */
  getMeta(key: string): string | null
  setMeta(key: string, value: string): void
  /** Plays steps and busy days. */
  readonly simulation: Simulation
  /** Troubles of the open sockets. */
  readonly sockets: SocketControl
  /** Deletes expired posts and filters, makes scheduled posts and announces ended polls now (while listening this happens every few seconds). */
  sweep(): Promise<void>
  /** Resolves when everything that happened has been sent to the open sockets. */
  settleStreams(): Promise<void>
}

const chooseStore = ({ uploadsDir, database }: CreateInstanceOptions): MediaStore => {
  if (uploadsDir !== undefined) return createFolderMediaStore(resolve(uploadsDir))
  return database === ':memory:'
    ? createMemoryMediaStore()
    : createFolderMediaStore(join(dirname(resolve(database)), 'uploads'))
}

/** An uncompressed P-256 point, as browsers want it for push messages. */
const makeVapidKey = (): string => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  })
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  )
}

const startServer = (server: Server, port: number, hostname: string): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, hostname, () => {
      server.off('error', fail)
      done((server.address() as AddressInfo).port)
    })
  })

interface Listening {
  server: Server
  sockets: WebSocketServer
}

const stopServer = ({ server, sockets }: Listening): Promise<void> =>
  new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
    for (const socket of sockets.clients) socket.terminate()
  })

/** A server of one's own, ready to be asked through `app.request` and, after `listen`, over the network. */
export const createInstance = (input: CreateInstanceOptions): Instance => {
  const clock = createClock(input.now)
  const database = openDatabase(input.database, () => clock.now(), input.isDurable)
  if (database.getMeta('vapid') === null) database.setMeta('vapid', makeVapidKey())
  const ctx: Context = {
    db: database.db,
    ids: database.ids,
    clock,
    options: createSiteOptions(input.options),
    events: createEventHub(),
    media: chooseStore(input),
    vapidKey: database.getMeta('vapid') ?? '',
    passwordCost: input.passwordCost ?? PASSWORD_COST,
  }
  const commands = createCommands(ctx)
  const faults = createFaults()
  const hub = createStreamingHub(ctx)
  const control = createSocketControl(hub)
  const simulation = createSimulation(ctx, commands, hub.settle)
  const app = createApp({
    ctx,
    commands,
    faults,
    hub,
    control,
    simulation,
    folders: { clientDir: input.clientDir, staticDir: input.staticDir },
  })
  const hostname = input.hostname ?? '127.0.0.1'
  let address = 'http://localhost'
  let listening: Listening | null = null
  let timer: NodeJS.Timeout | undefined
  return {
    app,
    get address() {
      return address
    },
    listen: async (port = input.port ?? 0) => {
      const sockets = new WebSocketServer({ noServer: true })
      // The two libraries write an optional property differently; it is the same server.
      const websocket = { server: sockets as WebSocketServerLike }
      const server = createAdaptorServer({
        fetch: app.fetch,
        hostname,
        websocket,
        overrideGlobalObjects: input.isAlone ?? false,
      }) as Server
      const chosen = await startServer(server, port, hostname)
      listening = { server, sockets }
      address = `http://${hostname}:${chosen}`
      timer = setInterval(
        () => void sweep(ctx).catch((error: unknown) => console.error(error)),
        SWEEP_MS,
      ).unref()
      return { address, port: chosen }
    },
    close: async () => {
      clearInterval(timer)
      await simulation.stopDay()
      hub.closeAll()
      if (listening) await stopServer(listening)
      listening = null
      await database.close()
    },
    commands,
    db: ctx.db,
    faults,
    clock,
    options: ctx.options,
    getMeta: database.getMeta,
    setMeta: database.setMeta,
    simulation,
    sockets: control,
    sweep: () => sweep(ctx),
    settleStreams: hub.settle,
  }
}
