export const password_reset = {
  title: 'Forgot your password?',
  instruction: 'Enter your e-mail address or username. You get a link to choose a new password.',
  required: 'You must choose a new password before you can sign in.',
  field: 'Your e-mail address or username',
  missing: 'Enter your e-mail address or username.',
  submit: 'Send the link',
  form: 'New password',
  sent: 'If there is an account with that address, an e-mail with a link is on its way. Look among the spam too.',
  failed: 'An error occurred, please try again',
  tooMany: 'You have reached the limit of attempts, try again later.',
  dismissError: 'Dismiss the error',
  unavailable: 'This server sends no e-mails, so passwords cannot be reset here. Its staff can help you.',
  requiredButUnavailable:
    'You must choose a new password, but this server sends no e-mails. Its staff can help you.',
  home: 'Go to the start page',
  signIn: 'Back to sign-in',
} as const
