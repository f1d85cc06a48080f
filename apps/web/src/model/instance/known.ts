import { can, unknownInstance, type Capability, type Instance } from '@skein/api'
import { isEqual } from '@skein/store'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface InstanceState {
  readonly instance: Instance
  readonly isLoaded: boolean
}

const store = createStore<InstanceState>(() => ({
  instance: unknownInstance,
  isLoaded: false,
}))

/** What the server is, allows and calls itself; safe defaults until it has said so. */
export function useInstance(): Instance {
  return useStore(store, ({ instance }) => instance)
}

/** Whether the server can do something. */
export function useCan(capability: Capability): boolean {
  return useStore(store, ({ instance }) => can(instance, capability))
}

/** Whether everything the server says of itself has arrived or failed, so that defaults are no longer provisional. */
export function useIsInstanceLoaded(): boolean {
  return useStore(store, ({ isLoaded }) => isLoaded)
}

export function getInstance(): Instance {
  return store.getState().instance
}

/** What was known already stays the same object: every post asks for it. */
export function setInstance(instance: Instance): Instance {
  if (!isEqual(getInstance(), instance)) store.setState({ instance })
  return getInstance()
}

/** Calls back when anything of it changed. Returns the way to stop. */
export function onInstanceChange(listener: () => void): () => void {
  return store.subscribe(listener)
}

/** Everything that the server says of itself has arrived or failed. */
export function whenInstanceLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (store.getState().isLoaded) {
      resolve()
      return
    }
    const stop = store.subscribe(({ isLoaded }) => {
      if (!isLoaded) return
      stop()
      resolve()
    })
  })
}

export function markInstanceLoaded(): void {
  store.setState({ isLoaded: true })
}
