import { useT } from '../../../i18n/index.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { shownDomainOf } from '../actions/offered.ts'
import type { RelationAction, RelationContext, RelationQuestion } from '../actions/types.ts'

interface QuestionDialogProps {
  readonly action: RelationAction
  readonly context: RelationContext
  readonly isOn: boolean
  readonly question: RelationQuestion
  readonly onEnd: (isAccepted: boolean) => void
}

/** What is asked before something becomes so. */
export function QuestionDialog({ action, context, isOn, question, onEnd }: QuestionDialogProps) {
  const t = useT()
  const words = { name: context.account.displayName, domain: shownDomainOf(context) }
  return (
    <ConfirmDialog
      title={t(`relations.questions.${question.about}.title`, words)}
      acceptLabel={t(action.labelKeyOf(!isOn), words)}
      cancelLabel={t('common.cancel')}
      isDestructive={question.isDestructive}
      onCancel={() => onEnd(false)}
      onAccept={() => onEnd(true)}
    >
      {t(`relations.questions.${question.about}.effect`)}
    </ConfirmDialog>
  )
}
