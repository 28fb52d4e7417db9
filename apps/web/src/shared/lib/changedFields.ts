/** What differs from how it was: saved alone, it leaves everything else to whoever changed it meanwhile. */
export const changedFields = <Values extends Record<string, unknown>>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !Object.is(before[name], value)),
  ) as Partial<Values>
