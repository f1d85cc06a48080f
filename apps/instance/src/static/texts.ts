/** HTML of `/instance/panel.html`: what stands beside the timelines. */
export const PANEL_HTML = `<p><strong>Welcome to fenland.social</strong>, a small try-out server on this computer.</p>
<p>Nobody you meet here is real, and nothing leaves the machine: it does not federate. Sign in with one of the sample accounts, answer somebody, break something.</p>
<p><a href="/about">About this server</a></p>
`

/** HTML of `/static/terms-of-service.html`. */
export const TERMS_HTML = `<h4>House rules</h4>
<ol>
<li><strong>Be kind.</strong> If you must argue, do it about bread.</li>
<li><strong>Describe your pictures.</strong> Some of us listen to them.</li>
<li><strong>Warn before spoilers</strong>, head lice and opinions about ovens.</li>
<li><strong>Do not feed Biscuit.</strong> Biscuit has been fed.</li>
</ol>
<h4>What is kept</h4>
<p>Everything you write stays in one folder on this computer until you delete the folder. There is no tracking, no mail, and no link to other servers.</p>
`

/** A try-out server is nothing for search engines. */
export const ROBOTS_TEXT = `User-agent: *
Disallow: /
`
