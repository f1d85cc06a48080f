/** Digits, a flake id of Akkoma and Pleroma (128 bits in base 62), or a ULID. */
const idForms = /^(?:\d+|[0-9A-Za-z]{18}|[0-9A-HJKMNP-TV-Z]{26})$/

/** `/users/x` may name an account by id or by screen name; this says which is tried first. */
export function looksLikeId(text: string): boolean {
  return idForms.test(text)
}
