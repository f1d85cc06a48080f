import { asChunkError, ChunkLoadError, isChunkError } from './chunk-error.ts'
import { createEmitter } from './emitter.ts'
import { whenLineMayBeBack } from './line-back.ts'

/** A part of the code that is fetched when it is wanted. What could not be fetched is asked for again by itself. */
export interface LazyModule<Module> {
  /** The same promise for everybody, also after it failed, until `retry`. */
  load(): Promise<Module>
  /** For a press: as `load`, but a failure is forgotten at once, so that the next press tries again. */
  fetch(): Promise<Module>
  /** The module when it is there already, or null. */
  current(): Module | null
  /** Fetches ahead of need; failing leaves no trace. */
  preload(): void
  /** Forgets a failure, so that the next `load` tries again. */
  retry(): void
  /** The module once it is there, however often it could not be fetched before. Asks for nothing by itself. */
  whenThere(): Promise<Module>
  /** How often it was asked for in vain. */
  failures(): number
  /** Calls back each time that it could not be fetched. Returns the way to stop. */
  onFailure(listener: () => void): () => void
}

type Fetch = () => Promise<unknown>

let fetchShared: Fetch = () => Promise.resolve()
let fetchEarly: Fetch = fetchShared

/** Fetches once, and again only after it failed. */
function once(fetch: Fetch): Fetch {
  let fetching: Promise<unknown> | null = null
  return () => {
    fetching ??= fetch().catch((error: unknown) => {
      fetching = null
      throw error
    })
    return fetching
  }
}

/**
 * What every part waits for besides its own code, such as texts that no first view shows.
 * @param early what of it is enough for the parts that every visit fetches; all of it where it is left out
 */
export function setSharedDependency(fetch: Fetch, early?: Fetch): void {
  const [all, some] = [once(fetch), early && once(early)]
  fetchEarly = some ?? all
  fetchShared = some === undefined ? all : () => Promise.all([some(), all()])
}

/** How long code may take to come, in milliseconds [LIM-15]. */
const CHUNK_TIMEOUT_MS = 120_000

/**
 * Waits for code. Fails as a `ChunkLoadError` when it cannot be fetched or does not come in time; anything else that is
 * thrown is a mistake in it.
 */
async function inTime<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError('script', `not there after ${CHUNK_TIMEOUT_MS / 1000} s`)),
      CHUNK_TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([fetchCode(), late])
  } catch (error) {
    throw asChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}

async function withDependency<Part>(fetchPart: () => Promise<Part>, fetchOther: Fetch): Promise<Part> {
  const [part] = await inTime(() => Promise.all([fetchPart(), fetchOther()]))
  return part
}

/** Fetches a part, and what all parts need, at the same time. Fails as `inTime` does. */
export const withSharedDependency = <Part>(fetchPart: () => Promise<Part>): Promise<Part> =>
  withDependency(fetchPart, fetchShared)

/** Code that is there, for places where code may be fetched. */
export function loadedModule<Module>(module: Module): LazyModule<Module> {
  const present = Promise.resolve(module)
  const load = () => present
  const nothing = () => undefined
  return {
    load,
    fetch: load,
    current: () => module,
    preload: nothing,
    retry: nothing,
    whenThere: load,
    failures: () => 0,
    onFailure: () => nothing,
  }
}

/** How much of what all parts share a part waits for: its texts may be in the first view, or among the early ones. */
export type Needs = 'nothing' | 'early' | 'all'

interface LazyOptions {
  /** Settles when the part, and what all parts need, may be fetched; at once where it is left out. */
  readonly mayFetch?: () => Promise<unknown>
  /** Default: all. */
  readonly needs?: Needs | undefined
}

export function lazyModule<Module>(
  fetchModule: () => Promise<Module>,
  { mayFetch, needs = 'all' }: LazyOptions = {},
): LazyModule<Module> {
  let loading: Promise<Module> | null = null
  let hasFailed = false
  let there: Module | null = null
  let failures = 0
  const failure = createEmitter()
  let stopWaiting: (() => void) | null = null
  let tellThere: (module: Module) => void
  const coming = new Promise<Module>((resolve) => {
    tellThere = resolve
  })

  /** A mistake in the part is there again however often it is asked for. */
  const askAgain = (error: unknown) => {
    if (!isChunkError(error)) return
    stopWaiting ??= whenLineMayBeBack(failures, () => {
      stopWaiting = null
      retry()
      preload()
    })
  }
  const start = (): Promise<Module> => {
    hasFailed = false
    const begin = () =>
      needs === 'nothing'
        ? inTime(fetchModule)
        : withDependency(fetchModule, needs === 'early' ? fetchEarly : fetchShared)
    const attempt = mayFetch === undefined ? begin() : mayFetch().then(begin)
    loading = attempt
    attempt.then(
      (module) => {
        there = module
        stopWaiting?.()
        tellThere(module)
      },
      (error: unknown) => {
        hasFailed = loading === attempt
        failures += 1
        askAgain(error)
        failure.emit()
      },
    )
    return attempt
  }
  const retry = () => {
    if (hasFailed) loading = null
  }
  const load = () => loading ?? start()
  const preload = () => {
    if (loading === null) start().catch(retry)
  }
  return {
    load,
    fetch: () =>
      load().catch((error: unknown) => {
        retry()
        throw error
      }),
    current: () => there,
    retry,
    preload,
    whenThere: () => coming,
    failures: () => failures,
    onFailure: failure.on,
  }
}

const known = new WeakMap<() => Promise<unknown>, LazyModule<unknown>>()

/** The one module of a function that fetches. */
export function moduleOf<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  const module = known.get(fetchModule) as LazyModule<Module> | undefined
  if (module !== undefined) return module
  const made = lazyModule(fetchModule)
  known.set(fetchModule, made)
  return made
}
