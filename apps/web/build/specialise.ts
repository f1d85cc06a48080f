/** What is known to hold in this client, and what of a library follows from it. Names are those of the library's own file. */
export interface Premises {
  /** Properties that are read as this value everywhere. */
  readonly properties: Readonly<Record<string, string>>
  /** Variables that are read as this value everywhere. */
  readonly variables: Readonly<Record<string, string>>
  /** Values that a node's `tag` never has: comparisons are settled and cases of a switch are left out. */
  readonly tags: readonly number[]
  /** Variables that hold such a `tag`. */
  readonly tagVariables: readonly string[]
  /** Functions with a new body. */
  readonly functions: Readonly<Record<string, string>>
  /** Statements of the file itself that are left out, by how they begin. */
  readonly statements: readonly string[]
}

/** A node of the syntax tree (ESTree), as far as it matters here. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function part(node: SyntaxNode, key: string): unknown {
  return Object.entries(node).find(([name]) => name === key)?.[1]
}

function child(node: SyntaxNode, key: string): SyntaxNode | null {
  const found = part(node, key)
  return isNode(found) ? found : null
}

function list(node: SyntaxNode, key: string): SyntaxNode[] {
  const found = part(node, key)
  return Array.isArray(found) ? found.filter((item: unknown) => isNode(item)) : []
}

function nameOf(node: SyntaxNode | null): string | null {
  return node?.type === 'Identifier' ? String(part(node, 'name')) : null
}

/** The name behind the dot of `a.name`. */
function memberName(node: SyntaxNode | null): string | null {
  if (node?.type !== 'MemberExpression' || part(node, 'computed') === true) return null
  return nameOf(child(node, 'property'))
}

function children(node: SyntaxNode): [key: string, node: SyntaxNode][] {
  return Object.entries(node)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((item) => [key, item] as const))
    .flatMap(([key, item]): [string, SyntaxNode][] => (isNode(item) ? [[key, item]] : []))
    .toSorted(([, first], [, second]) => first.start - second.start)
}

/** Variables that a piece of a function declares for the whole function. */
function declaredIn(node: SyntaxNode): string[] {
  if (/Function/.test(node.type)) return []
  const own = node.type === 'VariableDeclarator' ? nameOf(child(node, 'id')) : null
  return [...(own === null ? [] : [own]), ...children(node).flatMap(([, inner]) => declaredIn(inner))]
}

/** Whether nothing that follows these statements is reached through them; false when in doubt. */
function isLeaving(statements: readonly SyntaxNode[]): boolean {
  const last = statements.at(-1)
  if (last === undefined) return false
  if (last.type === 'BlockStatement') return isLeaving(list(last, 'body'))
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type)
}

/** Where a name does not read the variable of that name. */
function isOnlyNamed(parent: SyntaxNode, key: string): boolean {
  if (parent.type === 'MemberExpression') return key === 'property' && part(parent, 'computed') !== true
  if (parent.type === 'Property') return key === 'key'
  return /Function/.test(parent.type)
}

function isWritten(parent: SyntaxNode, key: string): boolean {
  return (
    (parent.type === 'VariableDeclarator' && key === 'id') ||
    (parent.type === 'AssignmentExpression' && key === 'left')
  )
}

/**
 * Writes a file anew with what the premises settle; the minifier then drops what nobody can reach any more.
 * @returns the code, and the premises that were met nowhere in it
 */
export function specialise(
  code: string,
  program: SyntaxNode,
  premises: Premises,
): { code: string; unmet: string[] } {
  const met = new Set<string>()
  const lookUp = (kind: 'properties' | 'variables' | 'functions', name: string | null): string | null => {
    if (name === null || !Object.hasOwn(premises[kind], name)) return null
    met.add(`${kind} ${name}`)
    return premises[kind][name] ?? null
  }
  const isTag = (node: SyntaxNode | null) =>
    memberName(node) === 'tag' || premises.tagVariables.includes(nameOf(node) ?? '')
  const isAbsentTag = (node: SyntaxNode | null) => {
    const value = node?.type === 'Literal' ? part(node, 'value') : null
    if (typeof value !== 'number' || !premises.tags.includes(value)) return false
    met.add(`tags ${value}`)
    return true
  }

  const comparison = (node: SyntaxNode): string | null => {
    if (node.type !== 'BinaryExpression') return null
    const operator = part(node, 'operator')
    const [left, right] = [child(node, 'left'), child(node, 'right')]
    if (operator !== '===' && operator !== '!==') return null
    if (!(isTag(left) && isAbsentTag(right)) && !(isTag(right) && isAbsentTag(left))) return null
    return operator === '===' ? '(!1)' : '(!0)'
  }
  const choice = (node: SyntaxNode): string | null => {
    const subject = node.type === 'SwitchStatement' ? child(node, 'discriminant') : null
    if (subject === null || !isTag(subject)) return null
    const lost: string[] = []
    let kept = ''
    let isReached = false
    for (const item of list(node, 'cases')) {
      const test = child(item, 'test')
      const statements = list(item, 'consequent')
      const isAbsent = isAbsentTag(test)
      if (isAbsent && !isReached) {
        lost.push(...statements.flatMap((statement) => declaredIn(statement)))
        continue
      }
      if (!isAbsent) kept += test === null ? 'default:' : `case ${code.slice(test.start, test.end)}:`
      kept += statements.map((statement) => write(statement, item, 'consequent')).join('\n')
      isReached = !isLeaving(statements)
    }
    const rest = `switch (${write(subject, node, 'discriminant')}) {${kept}}`
    return lost.length === 0 ? rest : `{ var ${[...new Set(lost)].join()}; ${rest} }`
  }
  const replaced = (node: SyntaxNode, parent: SyntaxNode, key: string): string | null => {
    if (node.type === 'FunctionDeclaration') {
      const body = lookUp('functions', nameOf(child(node, 'id')))
      return body === null ? null : `${code.slice(node.start, child(node, 'body')?.start)}{ ${body} }`
    }
    if (node.type === 'ExpressionStatement' && parent === program) {
      const start = premises.statements.find((text) => code.startsWith(text, node.start))
      if (start !== undefined) met.add(`statements ${start}`)
      return start === undefined ? null : ''
    }
    if (isWritten(parent, key) || isOnlyNamed(parent, key)) return null
    const value = lookUp('properties', memberName(node)) ?? lookUp('variables', nameOf(node))
    return value === null ? (comparison(node) ?? choice(node)) : `(${value})`
  }
  const write = (node: SyntaxNode, parent: SyntaxNode, key: string): string => {
    const other = replaced(node, parent, key)
    if (other !== null) return other
    let text = ''
    let end = node.start
    for (const [name, inner] of children(node)) {
      text += code.slice(end, inner.start) + write(inner, node, name)
      end = inner.end
    }
    return text + code.slice(end, node.end)
  }

  const written = children(program).reduce(
    ([text, end], [key, statement]): [string, number] => [
      text + code.slice(end, statement.start) + write(statement, program, key),
      statement.end,
    ],
    ['', 0] as [string, number],
  )
  const unmet = [
    ...(['properties', 'variables', 'functions'] as const).flatMap((kind) =>
      Object.keys(premises[kind]).map((name) => `${kind} ${name}`),
    ),
    ...premises.tags.map((tag) => `tags ${tag}`),
    ...premises.statements.map((text) => `statements ${text}`),
  ].filter((premise) => !met.has(premise))
  return { code: written[0] + code.slice(written[1]), unmet }
}
