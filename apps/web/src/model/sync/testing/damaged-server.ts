import type { Store } from '../exchange.ts'
import type { Stored } from '../merge.ts'

/** What may happen to a request: it is refused, its answer takes long, it arrives twice, it or its answer is lost. */
export const damages = ['refused', 'delayed', 'repeated', 'lost'] as const
export type Damage = (typeof damages)[number]

export interface Write {
  readonly who: string
  readonly place: string
  readonly version: number
  /** Whether it was the stored one plus 1 when it was sent. */
  readonly fits: boolean
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The settings of one account at a server with Akkoma's rule: a version is the stored one plus 1, or it is refused. */
export class DamagedServer {
  readonly profiles = new Map<string, Stored>()
  readonly writes: Write[] = []
  readonly happened: Record<Damage, number> = { refused: 0, delayed: 0, repeated: 0, lost: 0 }
  /** What happens to the next request. */
  next: () => Damage | null = () => null

  store(who: string, place: string): Store {
    return {
      read: () => this.#answer(() => this.profiles.get(place) ?? null),
      write: (body) => {
        this.writes.push({ who, place, version: body.version, fits: body.version === this.#expected(place) })
        return this.#answer(() => this.#put(place, body))
      },
    }
  }

  readonly #expected = (place: string) => (this.profiles.get(place)?.version ?? 0) + 1

  #put(place: string, body: Stored): Error | null {
    if (body.version !== this.#expected(place)) return new Error('must be incremented by 1')
    // As it comes back from a server: without what JSON leaves out.
    this.profiles.set(place, JSON.parse(JSON.stringify(body)) as Stored)
    return null
  }

  async #answer<Value>(take: () => Value): Promise<Value> {
    const damage = this.next()
    if (damage !== null) this.happened[damage] += 1
    await pause(damage === 'delayed' ? 12 : 0)
    if (damage === 'refused') throw new Error('Internal Server Error')
    const first = take()
    const answer = damage === 'repeated' ? take() : first
    await pause(damage === 'delayed' ? 12 : 0)
    if (damage === 'lost') throw new Error('The line is away')
    return answer
  }
}
