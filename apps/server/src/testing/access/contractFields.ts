import { api } from '@crm/contract/api'
import type * as z from 'zod'

interface Inner {
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
}

interface ContractField {
  name: string
  schema: z.ZodType
}

/** Fields made by the same call are alike: one of them is enough. */
const likeness = ({ def }: z.ZodType) =>
  JSON.stringify([def, def.checks?.map((check) => check._zod.def)], (key, value: unknown) => {
    if (key === 'shape') return Object.keys(value as object)
    return value instanceof RegExp || typeof value === 'function' ? String(value) : value
  })

/** Every schema inside a schema, with the name of the field it checks. */
const fieldsInside = (name: string, schema: z.ZodType, seen: Set<z.ZodType | string>): ContractField[] => {
  // A transformation takes only what the schema before it lets through.
  if (seen.has(schema) || schema.def.type === 'transform') return []
  seen.add(schema)
  const isNew = schema.def.type === 'object' || !seen.has(likeness(schema))
  seen.add(likeness(schema))
  const { innerType, in: before, out, element, options = [], shape = {} } = schema.def as Inner
  const parts = [innerType, before, out, element, ...options].flatMap((part) =>
    part ? fieldsInside(name, part, seen) : [],
  )
  const fields = Object.entries(shape).flatMap(([field, part]) => fieldsInside(`${name}.${field}`, part, seen))
  return [...(isNew ? [{ name, schema }] : []), ...parts, ...fields]
}

/** Every kind of field that a caller can fill in, each once. */
export const contractFields = () => {
  const seen = new Set<z.ZodType | string>()
  return Object.entries(api).flatMap(([feature, group]) =>
    Object.entries(group).flatMap(([name, endpoint]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = endpoint[part]
        return schema ? fieldsInside(`${feature}.${name} ${part}`, schema, seen) : []
      }),
    ),
  )
}
