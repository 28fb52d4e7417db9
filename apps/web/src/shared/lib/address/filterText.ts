import type * as z from 'zod'

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const written = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value))

const fallbackOf = (field: z.core.$ZodType) => (field as z.ZodType).safeParse(undefined).data

/** The filter that an address states; what it states wrongly or not at all is as the schema has it by default. */
export const parseFilter = <S extends z.ZodObject>(schema: S, search: URLSearchParams): z.output<S> => {
  const filter: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const stated = search.get(name)
    const parsed = stated === null ? undefined : field.safeParse(stated)
    const value = parsed?.success ? parsed.data : fallbackOf(field)
    if (value !== undefined) filter[name] = value
  }
  return filter as z.output<S>
}

/** `search` stating this filter: defaults and empty values are left out, what belongs to others stays. */
export const printFilter = <S extends z.ZodObject>(
  schema: S,
  filter: Partial<z.output<S>>,
  search: URLSearchParams,
): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = filter[name]
    const isDefault = !isEmpty(value) && written(value) === written(fallbackOf(field))
    if (isEmpty(value) || isDefault) next.delete(name)
    else next.set(name, written(value))
  }
  return next
}
