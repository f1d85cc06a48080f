import { escapeHtml as escape } from '../text/escape.ts'

/** The consent page carries no script and one linked sheet, so it works under any policy. */
export const CONSENT_CSS = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: Canvas; color: CanvasText; }
main { width: min(24rem, 100% - 2rem); padding: 2rem 0; }
h1 { font-size: 1.375rem; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; }
input, button { font: inherit; padding: .625rem .75rem; border-radius: .5rem; border: 1px solid GrayText; }
button { background: CanvasText; color: Canvas; cursor: pointer; }
fieldset { border: 1px solid GrayText; border-radius: .5rem; display: grid; gap: .25rem; }
fieldset label { display: flex; gap: .5rem; align-items: center; }
[role="alert"] { border-inline-start: .25rem solid #c22; padding-inline-start: .75rem; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`

/** A page of the server. */
export const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(title)}</title>
    <link rel="stylesheet" href="/oauth/page.css">
  </head>
  <body>
    <main>
${body}
    </main>
  </body>
</html>
`

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`

export const alert = (message: string | null): string =>
  message === null ? '' : `<p role="alert">${escape(message)}</p>`

export interface ConsentRequest {
  clientId: string
  redirectUri: string
  responseType: string
  scopes: readonly string[]
  state: string | null
  /** Of RFC 7636, S256. */
  codeChallenge: string | null
}

const cancelAddress = ({ redirectUri, state }: ConsentRequest): string | null => {
  if (!URL.canParse(redirectUri) || redirectUri.startsWith('urn:')) return null
  const url = new URL(redirectUri)
  url.searchParams.set('error', 'access_denied')
  if (state !== null) url.searchParams.set('state', state)
  return url.href
}

const SCOPE_WORDS: Record<string, string> = {
  read: 'read your posts, notifications and settings',
  write: 'post and change things for you',
  follow: 'follow, mute and block people',
  push: 'send you push messages',
  admin: 'do the work of an administrator',
}

export const renderSignIn = (
  site: string,
  appName: string,
  request: ConsentRequest,
  name: string,
  error: string | null,
): string => {
  const cancel = cancelAddress(request)
  const scopes = request.scopes.map((scope) => `<li>${escape(SCOPE_WORDS[scope] ?? scope)}</li>`).join('')
  return page(
    site,
    `<h1>Sign in to ${escape(site)}</h1>
<p><strong>${escape(appName)}</strong> would like to:</p>
<ul>${scopes}</ul>
${alert(error)}
<form method="post" action="/oauth/authorize">
<label>Name or e-mail address <input name="authorization[name]" autocomplete="username" required value="${escape(name)}"></label>
<label>Password <input name="authorization[password]" type="password" autocomplete="current-password" required></label>
${hidden('authorization[client_id]', request.clientId)}
${hidden('authorization[redirect_uri]', request.redirectUri)}
${hidden('authorization[response_type]', request.responseType)}
${request.scopes.map((scope) => hidden('authorization[scope][]', scope)).join('\n')}
${request.state === null ? '' : hidden('authorization[state]', request.state)}
${request.codeChallenge === null ? '' : hidden('authorization[code_challenge]', request.codeChallenge)}
<button type="submit">Allow</button>
</form>
${cancel === null ? '' : `<p><a href="${escape(cancel)}">Cancel</a></p>`}`,
  )
}

export const renderSecondFactor = (
  site: string,
  mfaToken: string,
  kind: string,
  error: string | null,
): string => {
  const isRecovery = kind === 'recovery'
  return page(
    site,
    `<h1>Two-factor sign-in</h1>
${alert(error)}
<form method="post" action="/oauth/mfa/verify">
<label>Code <input name="mfa[code]" autocomplete="one-time-code" inputmode="${isRecovery ? 'text' : 'numeric'}" required></label>
<fieldset><legend>Kind of code</legend>
<label><input type="radio" name="mfa[challenge_type]" value="totp"${isRecovery ? '' : ' checked'}> From the app</label>
<label><input type="radio" name="mfa[challenge_type]" value="recovery"${isRecovery ? ' checked' : ''}> Recovery code</label>
</fieldset>
${hidden('mfa[mfa_token]', mfaToken)}
<button type="submit">Verify</button>
</form>`,
  )
}

export const renderCode = (site: string, code: string): string =>
  page(site, `<h1>Signed in</h1>\n<p>Copy this code into the app:</p>\n<p><code>${escape(code)}</code></p>`)

export const renderProblem = (site: string, message: string): string =>
  page(site, `<h1>This did not work</h1>\n${alert(message)}`)
