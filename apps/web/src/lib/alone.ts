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
  // Where the page is not safe, or site data are denied, there are no locks; then this tab waits for itself at least.
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    const { locks } = navigator as Partial<Navigator>
    if (locks !== undefined) return await locks.request(`skein.${name}`, begin)
  } catch (error) {
    if (hasBegun) throw error
  }
  return aloneHere(name, work)
}
