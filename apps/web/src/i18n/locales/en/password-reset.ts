export const password_reset = {
  title: 'Forgot your password?',
  instruction: 'Enter your email address or username, and you’ll get a link to choose a new password.',
  required: 'You must choose a new password before you can sign in.',
  field: 'Email address or username',
  missing: 'Enter your email address or username.',
  submit: 'Send link',
  form: 'Reset password',
  sent: 'If there’s an account with that address or username, an email with a link is on its way. Check your spam folder too.',
  failed: 'An error occurred, please try again',
  tooMany: 'You have reached the limit of attempts, try again later.',
  unavailable:
    'This server doesn’t send email, so you can’t reset your password here. Ask its staff for help.',
  requiredButUnavailable:
    'You must choose a new password, but this server doesn’t send email. Ask its staff for help.',
  signIn: 'Back to sign-in',
} as const
