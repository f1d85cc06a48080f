/** What a person wants to be true, and the call that makes it so. */
export interface Intent<Value, Answer> {
  /** One queue for each thing and action, for example `${statusId}:favourite`. */
  readonly key: string
  readonly value: Value
  send(value: Value): Promise<Answer>
}

export type IntentOutcome<Answer> =
  /** The server made it so. Of two equal intents in a row only the first is sent; both get its answer. */
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** A later intent for the same key took its place before it was sent, or the queue was cleared. */
  | { readonly kind: 'superseded' }

export interface IntentQueue {
  /** Never rejects. */
  submit<Value, Answer>(intent: Intent<Value, Answer>): Promise<IntentOutcome<Answer>>
  /** Something for this key is on its way. */
  isBusy(key: string): boolean
  /** Forgets what waits, and the answers of what is on its way (sign-out). */
  clear(): void
}

interface Waiting {
  readonly value: unknown
  send(): Promise<unknown>
  resolve(outcome: IntentOutcome<unknown>): void
}

interface Lane {
  running: Waiting
  next: Waiting | null
}

/** Two clicks that conflict: for each key the last intent wins, and never two calls are on their way. */
export function createIntentQueue(): IntentQueue {
  const lanes = new Map<string, Lane>()

  const run = async (key: string, lane: Lane): Promise<void> => {
    const outcome = await attempt(lane.running)
    if (lanes.get(key) !== lane) return
    lane.running.resolve(outcome)
    const { next, running } = lane
    lane.next = null
    if (next === null) {
      lanes.delete(key)
    } else if (outcome.kind === 'done' && Object.is(next.value, running.value)) {
      lanes.delete(key)
      next.resolve(outcome)
    } else {
      lane.running = next
      void run(key, lane)
    }
  }

  return {
    submit: <Value, Answer>(intent: Intent<Value, Answer>) =>
      new Promise<IntentOutcome<Answer>>((resolve) => {
        const waiting: Waiting = {
          value: intent.value,
          send: () => intent.send(intent.value),
          resolve: (outcome) => resolve(outcome as IntentOutcome<Answer>),
        }
        const lane = lanes.get(intent.key)
        if (lane !== undefined) {
          lane.next?.resolve({ kind: 'superseded' })
          lane.next = waiting
          return
        }
        const fresh: Lane = { running: waiting, next: null }
        lanes.set(intent.key, fresh)
        void run(intent.key, fresh)
      }),
    isBusy: (key) => lanes.has(key),
    clear: () => {
      const all = [...lanes.values()]
      lanes.clear()
      for (const lane of all) {
        lane.running.resolve({ kind: 'superseded' })
        lane.next?.resolve({ kind: 'superseded' })
      }
    },
  }
}

async function attempt(waiting: Waiting): Promise<IntentOutcome<unknown>> {
  try {
    return { kind: 'done', answer: await waiting.send() }
  } catch (error) {
    return { kind: 'failed', error }
  }
}
