import type { OAuthToken } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { onSignIn } from '../../model/session.ts'
import { deviceKey, readTab, removeTab, writeTab } from '../../model/storage.ts'
import { emptyFields, readFields, withoutSecrets, type SignUpFields } from './rules/fields.ts'

/** How far somebody is who signs up. It outlives the screen, so that nothing is lost by looking at another one. */
export interface SignUpState {
  readonly fields: SignUpFields
  /** Once the form was to be sent, it says what is missing. */
  readonly wasTried: boolean
  readonly isPending: boolean
  /** Attempts that came to nothing: each moves the focus to what is wrong. */
  readonly failures: number
  readonly error: unknown
  /** What stood in the form when the server refused it. */
  readonly refusedFields: SignUpFields | null
  /** The answer to the captcha that went with it. */
  readonly refusedAnswer: string
  /** The account is made; its token waits for the account to be read. */
  readonly token: OAuthToken | null
  /** How it ended where nobody could be signed in and no page is waiting. */
  readonly end: 'signInByHand' | 'unknown' | null
}

const blank: SignUpState = {
  fields: emptyFields,
  wasTried: false,
  isPending: false,
  failures: 0,
  error: null,
  refusedFields: null,
  refusedAnswer: '',
  token: null,
  end: null,
}

/** Of this tab, until it is closed or somebody is signed in; the passwords are never in it. */
const storageKey = deviceKey('sign-up')

function keep(fields: SignUpFields): void {
  writeTab(storageKey, withoutSecrets(fields))
}

const store = createStore<SignUpState>(() => ({ ...blank, fields: readFields(readTab(storageKey)) }))

export function useSignUpState(): SignUpState {
  return useStore(store)
}

export function getSignUpState(): SignUpState {
  return store.getState()
}

export function changeSignUpState(change: Partial<SignUpState>): void {
  store.setState(change)
}

export function changeField(name: keyof SignUpFields, value: string): void {
  const fields = { ...store.getState().fields, [name]: value }
  store.setState({ fields, end: null })
  keep(fields)
}

/** It is over: nothing of what was typed stays. */
export function forgetSignUp(): void {
  store.setState(blank)
  removeTab(storageKey)
}

onSignIn(forgetSignUp)
