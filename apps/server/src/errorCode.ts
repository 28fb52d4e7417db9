/** The code that Node, PostgreSQL and services put on their errors: `ENOENT`, `23505`. */
export const errorCode = (thrown: unknown): string | undefined =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : undefined
