import type { StatusId } from '@skein/api'
import { compareIds } from '../ids.ts'
import { BRANCH_COLOURS } from '../limits.ts'
import { ancestorsOf, type ThreadNode } from './forest.ts'
import { showsReplies, type TreeView } from './tree-display.ts'
import type { TreeLayout, TreeJoint, TreeOptions, TreeRow, TreeGuide } from './tree-rows.ts'

/** What is drawn so far. */
interface Sheet {
  readonly view: TreeView
  readonly rows: TreeRow[]
  branches: number
}

/** The rows that draw a tree, from top to bottom `[CONV-04 to CONV-07, CONV-10]`. */
export function layoutTree(options: TreeOptions): TreeLayout {
  const { forest, focusId, otherRepliesButton } = options
  const focus = forest.nodes.get(focusId)
  const isDived = focus !== undefined && focus.parentId !== null
  const view: TreeView = { ...options, diveDepth: isDived ? focus.depth : 0 }
  const sheet: Sheet = { view, rows: [], branches: 0 }
  if (isDived) drawAncestors(sheet, focus, otherRepliesButton)
  let missingId: StatusId | null = null
  for (const id of isDived ? [focusId] : forest.rootIds) {
    const node = forest.nodes.get(id)
    if (node === undefined) continue
    // Answers to the same missing post stand below one word about it.
    const isSaid = node.answersId !== null && node.answersId === missingId
    if (node.isOrphan && !isSaid) sheet.rows.push({ kind: 'missing', key: `missing:${id}` })
    missingId = node.isOrphan ? node.answersId : null
    if (id === focusId) drawFocus(sheet, node)
    else drawBranch(sheet, node)
  }
  return { view, rows: sheet.rows, isDived }
}

function drawAncestors({ view, rows }: Sheet, focus: ThreadNode, place: 'below' | 'inside'): void {
  const { nodes, rootIds } = view.forest
  const above = ancestorsOf(view.forest, focus.id)
  const [top] = above
  const elsewhere = rootIds
    .filter((id) => id !== top?.id)
    .reduce((sum, id) => sum + 1 + (nodes.get(id)?.descendantCount ?? 0), 0)
  if (elsewhere > 0) rows.push({ kind: 'whole', key: 'whole', count: elsewhere })
  if (top?.isOrphan === true) rows.push({ kind: 'missing', key: `missing:${top.id}` })
  for (const { id, childIds } of above) {
    const others = childIds.length - 1
    rows.push({ kind: 'ancestor', key: id, id, otherReplies: place === 'inside' ? others : 0 })
    if (place === 'below' && others > 0)
      rows.push({ kind: 'otherReplies', key: `others:${id}`, id, count: others })
  }
}

function drawFocus(sheet: Sheet, { id, childIds, descendantCount }: ThreadNode): void {
  sheet.rows.push({ kind: 'focus', key: id, id })
  if (descendantCount > 0) sheet.rows.push({ kind: 'replies', key: 'replies', count: descendantCount })
  const { branches } = sheet
  const inTime = new Map([...childIds].sort(compareIds).map((childId, index) => [childId, index]))
  for (const childId of childIds) {
    const child = sheet.view.forest.nodes.get(childId)
    // However a tree is read, a branch keeps its dye.
    sheet.branches = branches + (inTime.get(childId) ?? 0)
    if (child !== undefined) drawBranch(sheet, child)
  }
  sheet.branches = branches + childIds.length
}

/** Without recursion: a thread may be thousands of posts deep. */
function drawBranch(sheet: Sheet, top: ThreadNode): void {
  const { view, rows } = sheet
  const { nodes } = view.forest
  const dye = (sheet.branches++ % BRANCH_COLOURS) + 1
  const waiting: { node: ThreadNode; knot: TreeJoint }[] = [
    { node: top, knot: { level: 0, parentId: null, isLast: true, stems: [], dye } },
  ]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { knot, node } = next
    const { id, childIds, descendantCount: count } = node
    const isOpen = showsReplies(view, id)
    rows.push({ ...knot, kind: 'post', key: id, id, count, isOpen })
    const below = { level: knot.level + 1, parentId: id, stems: guidesBelow(knot), dye }
    if (!isOpen && count > 0) {
      const isShut = view.display.get(id) === false
      rows.push({ ...below, kind: 'stub', key: `stub:${id}`, id, count, isShut, isLast: true })
    }
    if (!isOpen) continue
    for (let index = childIds.length - 1; index >= 0; index--) {
      const child = nodes.get(childIds[index] as StatusId)
      const isLast = index === childIds.length - 1
      if (child !== undefined) waiting.push({ node: child, knot: { ...below, isLast } })
    }
  }
}

/** The strands that go on below a row: they pass it, and whatever hangs from it `[CONV-04]`. */
export function guidesBelow({ stems, parentId, level, isLast }: TreeJoint): readonly TreeGuide[] {
  return isLast || parentId === null ? stems : [...stems, { id: parentId, level: level - 1 }]
}
