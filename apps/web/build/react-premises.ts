import type { Premises } from './specialise.ts'

/** A file of React as it was read when its premises were written. */
export interface ReactFile extends Premises {
  /** Sha-256 of the file. */
  readonly digest: string
}

/** Says at once and clearly that a premise does not hold. */
const refuse = `throw Error('React was built without this: docs/decisions/0008')`

function all(body: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, body]))
}

/** Nothing is rendered on a server, so nothing is hydrated, and no event waits for it. */
const hydration = {
  ...all(
    refuse,
    `ReactDOMHydrationRoot updateDehydratedSuspenseComponent prepareToHydrateHostInstance
    throwOnHydrationMismatch getBumpedLaneForHydrationByLane hideOrUnhideDehydratedBoundary clearHydrationBoundary`,
  ),
  ...all('return null', 'getSuspenseInstanceFromFiber getActivityInstanceFromFiber'),
  ...all('return !1', 'popHydrationState queueIfContinuousEvent'),
  ...all('', 'retryIfBlockedOn'),
  dispatchEvent: `if (_enabled) {
    findInstanceBlockingEvent(nativeEvent)
    dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer)
  }`,
}

/** No `<ViewTransition>`: no commit waits for images, for a running transition, or starts one. */
const viewTransitions = {
  ...all(refuse, 'startViewTransition'),
  ...all(
    '',
    `trackEnterViewTransitions commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureNestedViewTransitions
    commitDeletedPairViewTransitions pushViewTransitionCancelableScope scheduleViewTransitionEvent queueTransitionTypes`,
  ),
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  completeRootWhenReady: `root.timeoutHandle = -1
    completeRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate, spawnedLane,
      updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null)`,
}

/** No `ref` on a fragment. */
const fragmentRefs = {
  ...all(refuse, 'FragmentInstance'),
  ...all(
    '',
    `commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
    commitFragmentInstanceDeletionEffects`,
  ),
}

/** No functions as a form's `action`, no transitions, and none of the hooks that go with them. */
const formActions = {
  ...all(
    refuse,
    `startHostTransition ensureFormComponentIsStateful mountActionState updateActionState rerenderActionState
    updateActionStateImpl dispatchActionState runActionStateAction TransitionAwareHostComponent refreshCache
    startTransition updateOptimisticImpl dispatchOptimisticSetState`,
  ),
  ...all('', 'extractEvents$1'),
}

/** No listener for `onSelect`, `onBeforeInput` or `onCompositionUpdate`; no browser of before 2020 and its names of keys and events. */
const oldEvents = {
  ...all('', 'constructSelectEvent makePrefixMap handleEventsForInputEventPolyfill'),
  ...all('return null', 'getNativeBeforeInputChars getFallbackBeforeInputChars'),
  ...all('return eventName', 'getVendorPrefixedEventName'),
}

/** The rest: hints to the browser, custom elements, `findDOMNode`, the indicator of running transitions. */
const others = {
  ...all(
    refuse,
    `prefetchDNS preconnectAs preload preloadModule preinitScript preinitStyle preinitModuleScript
    findCurrentFiberUsingSlowPath`,
  ),
  ...all('return !1', 'isCustomElement isHostHoistableType'),
  ...all('', 'defaultOnDefaultTransitionIndicator'),
  // A component's place in the trace of an error is its name; its line would need to be called once more for it.
  describeNativeComponentFrame: `return fn ? describeBuiltInComponentFrame(fn.displayName || fn.name || '') : ''`,
}

const nothing = {
  properties: {},
  variables: {},
  tags: [],
  tagVariables: [],
  functions: {},
  statements: [],
} as const satisfies Premises

const exported = (names: string) => names.split(/\s+/).map((name) => `exports.${name} =`)

/** What of React this client never enters (decision 8), by file. */
export const reactFiles: Readonly<Record<string, ReactFile>> = {
  'react-dom/cjs/react-dom-client.production.js': {
    digest: 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251',
    properties: { dehydrated: 'null', isDehydrated: '!1' },
    variables: {
      isHydrating: '!1',
      shouldStartViewTransition: '!1',
      pendingViewTransition: 'null',
      committedViewTransition: 'null',
      pendingViewTransitionEvents: 'null',
      pendingTransitionTypes: 'null',
      canUseDOM: '!0',
      canUseCompositionEvent: '!0',
      canUseTextInputEvent: '!0',
      documentMode: 'null',
      isInputEventSupported: '!0',
      normalizeKey: '{}',
      skipSelectionChangeEvent: '!1',
      translateToKey: '{}',
      useFallbackCompositionData: '!1',
    },
    // Profiler, dehydrated boundary, SuspenseList, legacy hidden, resource, html/head/body, ViewTransition, Activity.
    tags: [12, 18, 19, 23, 26, 27, 30, 31],
    tagVariables: ['tag', 'grandTag', 'targetInst'],
    functions: { ...hydration, ...viewTransitions, ...fragmentRefs, ...formActions, ...oldEvents, ...others },
    statements: [
      'FragmentInstance.prototype.',
      'ViewTransitionPseudoElement.prototype.',
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
      'exports.hydrateRoot =',
      'canUseDOM &&\n  "documentMode" in document',
      'canUseDOM &&\n  ((style',
      'registerTwoPhaseEvent(\n  "onSelect"',
      'registerTwoPhaseEvent("onBeforeInput"',
    ],
  },
  'react-dom/cjs/react-dom.production.js': {
    ...nothing,
    digest: '7a05d7f7bb2b02aae84018a88d4815a2181eef48d2cb8172d403eaa2b131eefd',
    statements: exported(
      `preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates
      useFormState useFormStatus`,
    ),
  },
  'react/cjs/react.production.js': {
    ...nothing,
    digest: '0b5529981841afa1b58c76ba85c29bb681ff5f07cd8cde6a10b967d3915b8e1c',
    statements: exported(
      `Activity Children Profiler PureComponent ViewTransition addTransitionType cache cacheSignal startTransition
      unstable_useCacheRefresh useActionState useOptimistic useTransition`,
    ),
  },
}

/** Names that a file of React no longer exports: importing one fails the build. */
export function isLeftOut(file: string, name: string): boolean {
  return reactFiles[file]?.statements.includes(`exports.${name} =`) ?? false
}
