import type { SiteOptions } from '../../src/index.ts'
import { signInAsApp, type Prepare } from './prepare.ts'

/** Recordings of signing up where the site is open. */
export const SIGN_UP_CASES: Record<string, Prepare | null> = {
  'accounts-post': signInAsApp,
  'accounts-post--error-bio-too-long': signInAsApp,
  'accounts-post--error-no-agreement': signInAsApp,
  'accounts-post--error-no-app-token': null,
  'accounts-post--error-restricted-nickname': signInAsApp,
  'accounts-post--error-taken': async (world) => {
    await signInAsApp(world)
    await world.instance.commands.createAccount({ username: 'newbie', email: 'newbie@example.org' })
  },
}

/** The same with the site set up in another way. */
export const SIGN_UP_SITES: [Partial<SiteOptions>, Record<string, Prepare | null>][] = [
  [
    { isRegistrationOpen: false },
    {
      'instance--registrations-closed': null,
      'accounts-post--error-closed': signInAsApp,
      'accounts-post--error-closed-no-invites': signInAsApp,
      'accounts-post--error-bad-invite': signInAsApp,
    },
  ],
  [
    { isRegistrationOpen: false, areInvitesEnabled: true },
    {
      'accounts-post--invite': async (world) => {
        await signInAsApp(world)
        await world.instance.commands.createInvite({ token: '8Zrk3WAfVgc9_FXmxGcvUhFIQCBMMbLDsFW2cGWSIVM=' })
      },
    },
  ],
  [
    { isActivationRequired: true },
    {
      'accounts-post--missing_confirmed_email': signInAsApp,
      'accounts-post--error-email-required': signInAsApp,
    },
  ],
  [
    { captcha: 'native' },
    {
      'pleroma-captcha': null,
      'accounts-post--error-captcha-missing': signInAsApp,
      'accounts-post--error-captcha-wrong': signInAsApp,
    },
  ],
  [
    { isApprovalRequired: true },
    { 'instance--approval-required': null, 'accounts-post--awaiting_approval': signInAsApp },
  ],
]
