const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A secret of this tab, and what the server's sign-in page is shown of it (RFC 7636, S256). */
export interface Proof {
  readonly verifier: string
  readonly challenge: string
}

/** Null on plain http, where browsers make no hashes; there whoever could steal the code can read everything. */
export async function makeProof(): Promise<Proof | null> {
  if (!('subtle' in crypto)) return null
  const verifier = encode(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: encode(new Uint8Array(hash)) }
}
