import { useEffect, useState } from 'react'

import { getClient } from '../../model/client.ts'
import { useCan, useInstance } from '../../model/instance.ts'
import { askOAuthServer, hasRefusedPassword } from './oauth-server.ts'

/** By the form, at the server's own page, or not known yet. */
export type SignInWay = 'password' | 'redirect' | 'asking'

/**
 * How to sign in at this server: as its admins wish, else as it says of itself. The second value is for when it refused
 * a password for what it is.
 */
export function useSignInWay(): [SignInWay, leavePassword: () => void] {
  const { loginMethod } = useInstance().branding
  const takesPassword = useCan('passwordGrant')
  const [said, setSaid] = useState<SignInWay>(() => (hasRefusedPassword(getClient()) ? 'redirect' : 'asking'))
  const isAsking = loginMethod === 'password' && said === 'asking'
  useEffect(() => {
    if (!isAsking) return
    let isWanted = true
    void askOAuthServer(getClient()).then(({ grantTypes }) => {
      if (isWanted) setSaid((grantTypes?.includes('password') ?? true) ? 'password' : 'redirect')
    })
    return () => {
      isWanted = false
    }
  }, [isAsking])
  const leavePassword = () => setSaid('redirect')
  if (loginMethod === 'token') return ['redirect', leavePassword]
  return [said === 'asking' && takesPassword ? 'password' : said, leavePassword]
}
