import { defaultOptions, type InstanceOptions } from '@skein/api'
import { isEqual } from '@skein/store'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface InstanceState {
  readonly options: InstanceOptions
  readonly isLoaded: boolean
}

const store = createStore<InstanceState>(() => ({
  options: defaultOptions,
  isLoaded: false,
}))

/** What the server is, allows and calls itself; safe defaults until it has said so. */
export function useInstance(): InstanceOptions {
  return useStore(store, ({ options }) => options)
}

/** Whether everything the server says of itself has arrived or failed, so that defaults are no longer provisional. */
export function useIsInstanceLoaded(): boolean {
  return useStore(store, ({ isLoaded }) => isLoaded)
}

export function getInstance(): InstanceOptions {
  return store.getState().options
}

/** What was known already stays the same object: every post asks for it. */
export function setInstance(options: InstanceOptions): InstanceOptions {
  if (!isEqual(store.getState().options, options)) store.setState({ options })
  return store.getState().options
}

/** Calls back when anything of it changed. Returns the way to stop. */
export function onInstanceChange(listener: () => void): () => void {
  return store.subscribe(listener)
}

export function markInstanceLoaded(): void {
  store.setState({ isLoaded: true })
}
