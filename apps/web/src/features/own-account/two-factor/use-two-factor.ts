import {
  fetchTwoFactor,
  makeRecoveryCodes,
  makeTwoFactorKey,
  turnTwoFactorOff,
  turnTwoFactorOn,
  type TwoFactorKey,
} from '@skein/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useCall } from '../../../lib/use-call.ts'
import { getClient } from '../../../model/client.ts'
import { useViewerId } from '../../../model/session.ts'

/** Where turning it on is. */
export type SetUpStep = 'start' | 'codes' | 'key'

/**
 * Two-factor sign-in of the account. Codes and key live in this component's memory and nowhere else: never in a query,
 * which could request them again, and never in storage.
 */
export function useTwoFactor() {
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const queryKey = ['two-factor', viewerId]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchTwoFactor(getClient(), { signal }),
  })
  const [step, setStep] = useState<SetUpStep>('start')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [key, setKey] = useState<TwoFactorKey | null>(null)
  const makingCodes = useCall()
  const makingKey = useCall()
  const turningOn = useCall()
  const turningOff = useCall()

  function reset() {
    setStep('start')
    setCodes(null)
    setKey(null)
    for (const call of [makingCodes, makingKey, turningOn, turningOff]) call.dismiss()
  }

  /** Replaces the recovery codes; codes shown before this no longer work, whether or not new ones arrive. */
  async function makeCodes(): Promise<boolean> {
    setCodes(null)
    return makingCodes.run(async () => setCodes(await makeRecoveryCodes(getClient())))
  }

  async function begin() {
    if (await makeCodes()) setStep('codes')
  }

  async function makeKey() {
    const isMade = await makingKey.run(async () => setKey(await makeTwoFactorKey(getClient())))
    if (isMade) setStep('key')
  }

  /** After a failed call the server decides: it may have done what was asked although its answer was lost. */
  const settle = async (isWanted: boolean, error: unknown) => {
    const { data: now, isError } = await refetch()
    const isDone = isWanted ? now?.hasKey === true : now?.isOn === false
    if (isError || !isDone) throw error
  }

  async function turnOn(proof: { readonly password: string; readonly code: string }): Promise<boolean> {
    const isDone = await turningOn.run(() =>
      turnTwoFactorOn(getClient(), proof).then(
        () => queryClient.setQueryData(queryKey, { isOn: true, hasKey: true }),
        (error: unknown) => settle(true, error),
      ),
    )
    if (isDone) {
      setStep('start')
      setKey(null)
    }
    return isDone
  }

  const leaveKey = () => setStep(codes === null ? 'start' : 'codes')

  async function turnOff(password: string): Promise<boolean> {
    const isDone = await turningOff.run(() =>
      turnTwoFactorOff(getClient(), password).then(
        () => queryClient.setQueryData(queryKey, { isOn: false, hasKey: false }),
        (error: unknown) => settle(false, error),
      ),
    )
    if (isDone) reset()
    return isDone
  }

  return {
    isOn: data?.isOn,
    hasKey: data?.hasKey === true,
    error,
    isFetching,
    refetch,
    step,
    showKey: () => setStep('key'),
    leaveKey,
    codes,
    key,
    makingCodes,
    makingKey,
    turningOn,
    turningOff,
    begin,
    makeCodes,
    makeKey,
    turnOn,
    turnOff,
    reset,
  }
}

export type TwoFactorState = ReturnType<typeof useTwoFactor>
