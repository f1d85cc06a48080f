import { useLayoutEffect, type Dispatch, type MouseEvent } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { useAfterPaint } from '../../../lib/use-after-paint.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import type { ComposerEvent } from '../rules/composer-state.ts'
import { withoutMentions } from '../rules/mentions.ts'
import type { ComposerHandle } from '../use-composer.ts'
import { checksOf, type Check, type Parent } from './checks.ts'
import styles from './Checks.module.css'

type Translate = ReturnType<typeof useT>

function wordsOf(check: Check, t: Translate, language: string): string {
  switch (check.kind) {
    case 'undescribed':
    case 'tooLong':
      return t(`composer.checks.${check.kind}`, { count: check.count })
    case 'wider':
      return t('composer.checks.wider', { scope: t(`scopes.${check.scope}`) })
    case 'added':
    case 'third':
      return t(`composer.checks.${check.kind}`, {
        people: listOf(
          language,
          'conjunction',
          check.people.map((handle) => `@${handle}`),
        ),
        count: check.people.length,
      })
    default:
      return t(`composer.checks.${check.kind}`)
  }
}

/** What is worth a look before this is posted. */
export function checksNow(composer: ComposerHandle, parent: Parent | null): readonly Check[] {
  const { state, viewer, left, isSafeDirect, reminder } = composer
  return checksOf(state, {
    parent,
    isLocked: viewer?.isLocked ?? false,
    isSafeDirect,
    left,
    // Who was reminded by pressing Post reads it there.
    undescribed: reminder.says === null ? reminder.count : 0,
  })
}

interface Fix {
  readonly label: string
  readonly run: (event: MouseEvent<HTMLButtonElement>) => void
}

function fixOf(check: Check, text: string, dispatch: Dispatch<ComposerEvent>, t: Translate): Fix | null {
  switch (check.kind) {
    case 'notSensitive':
      return {
        label: t('composer.markSensitive'),
        run: () => dispatch({ type: 'sensitiveSet', isSensitive: true }),
      }
    case 'undescribed':
      return {
        label: t('composer.checks.describe'),
        run: ({ currentTarget: { form } }) =>
          form?.querySelector<HTMLElement>('[data-undescribed] textarea')?.focus(),
      }
    case 'wider':
      return {
        label: t('composer.checks.narrow'),
        run: () => dispatch({ type: 'scopeChosen', scope: check.scope }),
      }
    case 'added':
    case 'third':
      return {
        label: t('composer.checks.takeOut', { count: check.people.length }),
        run: () => dispatch({ type: 'textChanged', text: withoutMentions(text, check.people) }),
      }
    default:
      return null
  }
}

interface ChecksProps {
  readonly composer: ComposerHandle
  readonly parent: Parent | null
  /** What was pressed may be gone then. */
  readonly onDrawn: () => void
}

/** Everything worth a look before the post is sent, each with a way to mend it. */
export function Checks({ composer, parent, onDrawn }: ChecksProps) {
  const t = useT()
  const language = useLanguageTag()
  const spoken = useSpokenPlace('polite')
  const checks = checksNow(useAfterPaint(composer), parent)
  useLayoutEffect(onDrawn)
  const { state, dispatch, tooLongId } = composer
  const draw = (check: Check) => {
    const fix = fixOf(check, state.text, dispatch, t)
    return (
      <Alert
        key={check.kind}
        level="warning"
        action={
          fix && (
            <Button size="small" variant="ghost" onClick={fix.run}>
              {fix.label}
            </Button>
          )
        }
      >
        <span id={check.kind === 'tooLong' ? tooLongId : undefined}>{wordsOf(check, t, language)}</span>
      </Alert>
    )
  }
  return (
    <>
      {/* The counter says it already. */}
      {checks.filter(({ kind }) => kind === 'tooLong').map(draw)}
      <section className={styles['checks']} ref={spoken} aria-label={t('composer.checks.title')}>
        {checks.filter(({ kind }) => kind !== 'tooLong').map(draw)}
      </section>
    </>
  )
}

interface AskFirstProps {
  readonly checks: readonly Check[]
  readonly onPost: () => void
  readonly onBack: () => void
}

/** The same as a question, for whoever wants to be asked. */
export function AskFirst({ checks, onPost, onBack }: AskFirstProps) {
  const t = useT()
  const language = useLanguageTag()
  return (
    <ConfirmDialog
      title={t('composer.checks.ask')}
      acceptLabel={t('composer.post')}
      cancelLabel={t('composer.checks.goBack')}
      onAccept={onPost}
      onCancel={onBack}
      isDestructive
    >
      <ul className={styles['asked']}>
        {checks.map((check) => (
          <li key={check.kind}>{wordsOf(check, t, language)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
