/** The answer, or null after a failure, which is logged: start-up goes on without it [BOOT-02]. */
export function logged<Answer>(what: string, answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    console.error(`Could not load ${what}:`, error)
    return null
  })
}
