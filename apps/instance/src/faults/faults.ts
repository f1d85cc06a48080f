/** One planned misbehaviour. */
export interface Fault {
  method?: string
  /** Text: the path begins with it; RegExp: tested against path and query. */
  path: RegExp | string
  /** How many answers it spoils; default: until it is removed. */
  times?: number
  status?: number
  /** Milliseconds before the answer. */
  delayMs?: number
  /** `html`: a page where JSON belongs; `half`: the first half of the real answer; `garbage`: no JSON; else this text. */
  body?: 'html' | 'half' | 'garbage' | (string & {})
  /** Headers of the spoilt answer, such as `retry-after`. */
  headers?: Record<string, string>
  /** Ends the connection without an answer. */
  dropSocket?: boolean
  /** What was asked for is done first: only its answer is late, spoilt or lost. */
  isAfter?: boolean
  /** The request arrives twice at the same time, as from a line that repeats. */
  isTwice?: boolean
}

export interface Faults {
  /** Returns a function that removes it. */
  add(fault: Fault): () => void
  clear(): void
  /** Takes the first fault that fits (and counts it). */
  take(method: string, pathAndQuery: string): Fault | null
  list(): readonly Fault[]
}

interface Planned {
  fault: Fault
  left: number
}

const fits = ({ fault }: Planned, method: string, path: string): boolean => {
  if (fault.method && fault.method.toUpperCase() !== method.toUpperCase()) return false
  return typeof fault.path === 'string' ? path.startsWith(fault.path) : fault.path.test(path)
}

export const createFaults = (): Faults => {
  let planned: Planned[] = []
  const remove = (entry: Planned) => {
    planned = planned.filter((other) => other !== entry)
  }
  return {
    add: (fault) => {
      const entry = { fault, left: fault.times ?? Infinity }
      planned = [...planned, entry]
      return () => remove(entry)
    },
    clear: () => {
      planned = []
    },
    take: (method, path) => {
      const entry = planned.find((candidate) => fits(candidate, method, path))
      if (!entry) return null
      entry.left -= 1
      if (entry.left <= 0) remove(entry)
      return entry.fault
    },
    list: () => planned.map((entry) => entry.fault),
  }
}
