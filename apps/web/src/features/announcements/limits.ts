/** Time between two looks at the announcements, ms [LIM-03]. */
export const pollMs = 60_000
