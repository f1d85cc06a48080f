import type { StatusId } from '@skein/api'
import { showAllReplies, toggleReplies } from '@skein/store'
import { flushSync } from 'react-dom'

import { belowSign, type InsertedRows, listRows, type ToggleInlineThread } from '../../../model/places.ts'
import { forgetWithSession } from '../../../model/session.ts'
import { getSettings, onSettingsChange } from '../../../model/settings.ts'
import { getThread, loadThread, watchThread } from '../../../model/threads.ts'
import type { InlineContext } from './inline-context.ts'
import { inlineThread, type OpenThread } from './inline-rows.ts'
import { InlineRowView } from './InlineRowView.tsx'

/** Lists whose opened conversations are remembered, for Back. */
const keptLists = 20

/** What was opened: by list, then by row. */
const lists = new Map<string, ReadonlyMap<string, OpenThread>>()
/** Ways to stop following the threads of the list that is on screen. */
const watches = new Map<StatusId, () => void>()

const nameOfShown = (): string | null => listRows.getState().shown?.name ?? null
const openIn = (name: string): ReadonlyMap<string, OpenThread> => lists.get(name) ?? new Map()

/** Opens the conversation of a post below its row in the list that is on screen, or shuts it. */
export const toggleThread: ToggleInlineThread = (rowId, statusId) => {
  const name = nameOfShown()
  if (name === null) return
  if (openIn(name).has(rowId)) change(name, rowId, null)
  else change(name, rowId, { statusId, rootId: null, display: new Map() })
}

function change(name: string, rowId: string, thread: OpenThread | null): void {
  const open = new Map(openIn(name))
  if (thread === null) open.delete(rowId)
  else open.set(rowId, thread)
  lists.delete(name)
  if (open.size > 0) lists.set(name, open)
  follow()
  publish(name)
}

/** Threads on screen are followed, and fetched when they come there. */
function follow(): void {
  const name = nameOfShown()
  const wanted = new Set(name === null ? [] : [...openIn(name).values()].map(({ statusId }) => statusId))
  for (const [id, stop] of watches) {
    if (wanted.has(id)) continue
    stop()
    watches.delete(id)
  }
  for (const id of wanted) {
    if (watches.has(id)) continue
    watches.set(id, watchThread(id, publishShown))
    void loadThread(id)
  }
}

function publishShown(): void {
  const name = nameOfShown()
  if (name !== null && lists.has(name)) publish(name)
}

function publish(name: string): void {
  const open = openIn(name)
  const inserted = new Map(listRows.getState().inserted)
  inserted.delete(name)
  if (open.size > 0) inserted.set(name, insertedRows(name, open))
  for (const oldest of lists.size > keptLists ? [...lists.keys()].slice(0, -keptLists) : []) {
    lists.delete(oldest)
    inserted.delete(oldest)
  }
  listRows.setState({ inserted })
}

function insertedRows(name: string, open: ReadonlyMap<string, OpenThread>): InsertedRows {
  const drawn = new Map(
    [...open].map(([rowId, thread]) => {
      const state = getThread(thread.statusId)
      const { rows, tree } = inlineThread(state, thread, getSettings())
      const keyOf = (key: string): string => rowId + belowSign + key
      const context: InlineContext = { state, thread, tree, keyOf, ...doings(name, rowId, thread, tree) }
      return [rowId, { context, rows: new Map(rows.map((row) => [keyOf(row.key), row])) }] as const
    }),
  )
  return {
    weave: (ids) => ids.flatMap((id) => [id, ...(drawn.get(id)?.rows.keys() ?? [])]),
    hasBelow: (id) => drawn.has(id),
    keptIds: [...drawn].flatMap(([id, { context }]) => [id, context.keyOf('bar'), context.keyOf('end')]),
    renderRow: (id) => {
      const below = drawn.get(id.split(belowSign)[0] ?? '')
      const row = below?.rows.get(id)
      return row && below && <InlineRowView row={row} context={below.context} />
    },
  }
}

type Doings = Omit<InlineContext, 'state' | 'thread' | 'tree' | 'keyOf'>

/** What the rows of one conversation can be told to do. What has the focus afterwards is in view. */
function doings(name: string, rowId: string, thread: OpenThread, tree: InlineContext['tree']): Doings {
  const focus = (id: string) => listRows.getState().shown?.handleRef.current?.focusRow(id) === true
  const set = (next: OpenThread | null) => flushSync(() => change(name, rowId, next))
  const show = (id: StatusId) => focus(id === thread.statusId ? rowId : rowId + belowSign + id)
  return {
    onShut: () => {
      set(null)
      focus(rowId)
    },
    onSelf: () => void focus(rowId),
    onShow: show,
    onDive: (rootId) => {
      set({ ...thread, rootId })
      focus(rowId + belowSign + rootId)
    },
    onSurface: () => {
      set({ ...thread, rootId: null })
      if (thread.rootId !== null) show(thread.rootId)
    },
    onToggle: (id) => tree && set({ ...thread, display: toggleReplies(tree.view, id) }),
    onShowAll: (id) => tree && set({ ...thread, display: showAllReplies(tree.view, id) }),
  }
}

/** What one viewer opened is nothing for the next. */
function forget(): void {
  lists.clear()
  follow()
  listRows.setState({ inserted: new Map() })
}

listRows.subscribe(({ shown }, before) => {
  if (shown === before.shown) return
  follow()
  publishShown()
})
onSettingsChange(publishShown)
forgetWithSession(forget)
