import type { MfaChallenge } from '@skein/api'
import { useState } from 'react'

import { navigate } from '../../lib/navigate.ts'
import { getClient } from '../../model/client.ts'
import { paths } from '../../model/routes.ts'
import { consumeReturnPath } from '../../model/session.ts'
import { redirectAddress } from './redirect.ts'
import { isLoginRefused, signInError, type SignInError } from './sign-in-error.ts'
import { useSignInWay } from './use-sign-in-way.ts'
import { signInByCode, signInByPassword, type SignInResult } from './sign-in.ts'

/** The form asks for the password, or for the second factor in one of its two forms. */
export type SignInStep = 'password' | 'totp' | 'recovery'

/** Drives the sign-in form; what is typed stays with the fields. */
export function useSignIn() {
  const [step, setStep] = useState<SignInStep>('password')
  const [challenge, setChallenge] = useState<MfaChallenge | null>(null)
  const [error, setError] = useState<SignInError | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const [failures, setFailures] = useState(0)
  const [way, leavePassword] = useSignInWay()

  const finish = (result: SignInResult) => {
    if (result.kind === 'signedIn') navigate(consumeReturnPath() ?? paths.friends)
    if (result.kind === 'passwordResetRequired') navigate(paths.passwordReset(true))
    if (result.kind === 'redirectOnly') {
      leavePassword()
      setError({ key: 'session.redirectOnly' })
    }
    if (result.kind !== 'secondFactor') return
    setChallenge(result.challenge)
    setStep(
      result.challenge.types.includes('totp') || result.challenge.types.length === 0 ? 'totp' : 'recovery',
    )
  }
  const forget = () => {
    setError(null)
    setIsRefused(false)
  }
  const attempt = async (run: () => Promise<SignInResult>, onRefused?: () => void) => {
    setIsPending(true)
    forget()
    try {
      finish(await run())
    } catch (thrown) {
      const shown = signInError(thrown)
      setError(shown)
      setIsRefused(isLoginRefused(thrown))
      setFailures((count) => count + 1)
      if ('text' in shown) onRefused?.()
    }
    setIsPending(false)
  }
  const show = (next: SignInStep) => {
    forget()
    setStep(next)
  }
  return {
    way,
    step,
    error,
    isPending,
    /** The server refused what stands in the fields. */
    isRefused,
    /** Attempts that came to nothing: each moves the focus to what is wrong. */
    failures,
    dismissError: forget,
    /** Something else stands in the fields now. */
    forgetRefusal: () => setIsRefused(false),
    /** Sends nothing where one of them is empty: the form says which. */
    submitPassword: (login: { username: string; password: string }) => {
      if (login.username !== '' && login.password !== '') {
        void attempt(() => signInByPassword(getClient(), login))
        return
      }
      forget()
      setFailures((count) => count + 1)
    },
    /** Calls back when the server refused the code, so that the field can be emptied [ERR-05]. */
    submitCode: (code: string, onRefused: () => void) => {
      if (challenge === null || step === 'password') return
      const answer = { mfaToken: challenge.mfaToken, code, type: step }
      void attempt(() => signInByCode(getClient(), answer), onRefused)
    },
    showStep: show,
    cancel: () => {
      setChallenge(null)
      show('password')
    },
    goToServer: () => {
      setIsPending(true)
      setError(null)
      redirectAddress(getClient()).then(
        (address) => location.assign(address),
        (thrown: unknown) => {
          setError(signInError(thrown))
          setIsPending(false)
        },
      )
    },
  }
}

export type SignIn = ReturnType<typeof useSignIn>
