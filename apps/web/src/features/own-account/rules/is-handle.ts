/** `name@server`, with or without an @ in front. */
export const isHandle = (text: string): boolean => /^@?[^\s@]+@[^\s@]+$/.test(text.trim())

/** As servers want it: without the @ in front. */
export const bareHandle = (text: string): string => text.trim().replace(/^@/, '')
