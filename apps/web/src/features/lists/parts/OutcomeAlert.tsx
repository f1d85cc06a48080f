import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import type { Outcome, Step } from '../rules/steps.ts'

const countOf = (step: Step): number => ('ids' in step ? step.ids.length : 0)

interface OutcomeAlertProps {
  readonly outcome: Outcome
  /** Of the line that says what failed and why. */
  readonly failedId: string
}

/** How far saving came: what was done, what failed and why, and what was not tried. */
export function OutcomeAlert({ outcome, failedId }: OutcomeAlertProps) {
  const t = useT()
  const { done, failed, left } = outcome
  return (
    <Alert level="error" live="urgent">
      <Stack as="ul" gap={1}>
        {done.map((step) => (
          <li key={step.kind}>{t(`lists.step.done.${step.kind}`, { count: countOf(step) })}</li>
        ))}
        {failed !== null && (
          <li id={failedId}>
            {t(`lists.step.failed.${failed.step.kind}`, {
              count: countOf(failed.step),
              reason: failureText(failed.error, t),
            })}
          </li>
        )}
        {left.map((step) => (
          <li key={step.kind}>{t(`lists.step.left.${step.kind}`, { count: countOf(step) })}</li>
        ))}
      </Stack>
      {t('lists.kept')}
    </Alert>
  )
}
