import { getClient } from '../../model/client.ts'
import { useInstance } from '../../model/instance.ts'
import { MadePanel } from './parts/MadePanel.tsx'
import { Terms } from './parts/Terms.tsx'
import styles from './SignUp.module.css'
import { SignUpForm } from './SignUpForm.tsx'
import { useSignUpState } from './sign-up-state.ts'
import { carryOutSignUp } from './sign-up.ts'
import { useCaptcha } from './use-captcha.ts'

interface SignUpProps {
  /** From the address of an invitation. */
  readonly inviteToken: string | undefined
}

/** Making an account, with the terms of service beside it. */
export function SignUp({ inviteToken }: SignUpProps) {
  const state = useSignUpState()
  const captcha = useCaptcha()
  const { accountActivationRequired, accountApprovalRequired } = useInstance().facts
  const requirements = {
    isEmailRequired: accountActivationRequired,
    isReasonRequired: accountApprovalRequired,
  }
  const { puzzle, answer, renew } = captcha
  const carryOut = () =>
    void carryOutSignUp({
      client: getClient(),
      requirements,
      inviteToken,
      captcha: puzzle === null ? null : { puzzle, answer },
      renewCaptcha: renew,
    })
  const isMade = state.token !== null || state.end === 'signInByHand'
  return (
    <div className={styles['page']}>
      <div className={styles['columns']}>
        {isMade ? (
          <MadePanel state={state} onEnter={carryOut} />
        ) : (
          <SignUpForm
            state={state}
            captcha={captcha}
            requirements={requirements}
            inviteToken={inviteToken}
            onSubmit={carryOut}
          />
        )}
        <Terms />
      </div>
    </div>
  )
}
