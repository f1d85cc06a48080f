import { foldText, hasWholeWord } from './folded-text.ts'

export const warningEffects = ['open', 'close'] as const
/** What a filter does with the content warnings it is for: they start open, or they start closed. */
export type WarningEffect = (typeof warningEffects)[number]

export const isWarningEffect = (value: unknown): value is WarningEffect =>
  warningEffects.some((each) => each === value)

/** Whole words of the post's own content warning. */
export interface WarningTerm {
  readonly kind: 'warning'
  readonly text: string
  /** The effect of a filter that opens or closes: older versions of Skein keep unknown terms, but not unknown effects. */
  readonly effect?: WarningEffect
}

export const isWarningTerm = (term: { readonly kind: string }): term is WarningTerm => term.kind === 'warning'

/** What of a filter its rules for warnings depend on. */
interface Rule {
  readonly effect: string
  readonly terms: readonly { readonly kind: string }[]
}

/** The folded words of the rules in force, by what they do. */
export type WarningRules = Readonly<Record<WarningEffect, readonly string[]>>

/** Collects the words of filters that open or close content warnings. They apply wherever a post is shown. */
export function compileWarningRules(filters: readonly Rule[]): WarningRules {
  const wordsOf = (wanted: WarningEffect) =>
    filters
      .filter(({ effect }) => effect === wanted)
      .flatMap(({ terms }) => terms.filter(isWarningTerm).map(({ text }) => foldText(text)))
      .filter((words) => words !== '')
  return { open: wordsOf('open'), close: wordsOf('close') }
}

/** Whether a filter opens or closes content warnings with exactly these words and no others. */
export function isRuleFor({ effect, terms }: Rule, subject: string): boolean {
  const [term, ...others] = terms
  if (!isWarningEffect(effect) || term === undefined || others.length > 0 || !isWarningTerm(term))
    return false
  return foldText(term.text) === foldText(subject)
}

/** What the rules say about a content warning; `close` wins over `open`. Null where none applies. */
export function warningRuleOf({ open, close }: WarningRules, subject: string): WarningEffect | null {
  if (subject === '' || open.length + close.length === 0) return null
  const text = foldText(subject)
  const isHit = (words: string) => hasWholeWord(text, words)
  if (close.some(isHit)) return 'close'
  return open.some(isHit) ? 'open' : null
}
