/** Who comes last, for each name; where there are no locks. */
const queues = new Map<string, Promise<unknown>>()

function aloneHere<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const before = queues.get(name) ?? Promise.resolve()
  const turn = before.then(work)
  const end = turn.then(
    () => undefined,
    () => undefined,
  )
  queues.set(name, end)
  void end.then(() => {
    if (queues.get(name) === end) queues.delete(name)
  })
  return turn
}

/** Runs work when no other of this name runs, in any tab of this browser: one tab at a time does it. */
export async function alone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  // Where the page is not safe there are no locks; then this tab waits for itself at least.
  const { locks } = navigator as Partial<Navigator>
  return locks === undefined ? aloneHere(name, work) : await locks.request(`skein.${name}`, work)
}
