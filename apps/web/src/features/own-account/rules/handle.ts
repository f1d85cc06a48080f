const handle = /^@?([^\s@"/\p{Cc}]+@[^\s@"/\p{Cc}]+)$/u

/** `name@server`, as servers want it: without the @ in front; null where a text is no handle. */
export const handleIn = (text: string): string | null => handle.exec(text.trim())?.[1] ?? null
