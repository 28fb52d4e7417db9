import { parentPort, workerData } from 'node:worker_threads'
import { api } from '@crm/contract/api'
import * as z from 'zod'

const megabyte = 1_000_000
const filled = (unit: string) => unit.repeat(Math.ceil(megabyte / unit.length)).slice(0, megabyte)
/** Long runs of what a pattern could take in several ways, each with an end that makes it look back. */
const units = ['a', '0', ' ', '\t', '\n', '-', '.', 'a.', '@', 'a@', '<', '<a ', '&', '/', '가', '\u00a0']
const worst = units.map((unit) => `${filled(unit)}\u0000`)

interface Inner {
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
}

const seen = new Set<z.ZodType | string>()

/** Fields made by the same call are alike: one of them is enough. */
const likeness = ({ def }: z.ZodType) =>
  JSON.stringify([def, def.checks?.map((check) => check._zod.def)], (key, value: unknown) => {
    if (key === 'shape') return Object.keys(value as object)
    return value instanceof RegExp || typeof value === 'function' ? String(value) : value
  })

/** Every schema inside a schema, with the name of the field it checks. */
const inside = (name: string, schema: z.ZodType): { name: string; schema: z.ZodType }[] => {
  // A transformation takes only what the schema before it lets through.
  if (seen.has(schema) || schema.def.type === 'transform') return []
  seen.add(schema)
  const isNew = schema.def.type === 'object' || !seen.has(likeness(schema))
  seen.add(likeness(schema))
  const { innerType, in: before, out, element, options = [], shape = {} } = schema.def as Inner
  const parts = [innerType, before, out, element, ...options].flatMap((part) => (part ? inside(name, part) : []))
  const fields = Object.entries(shape).flatMap(([field, part]) => inside(`${name}.${field}`, part))
  return [...(isNew ? [{ name, schema }] : []), ...parts, ...fields]
}

const ofContract = () =>
  Object.entries(api).flatMap(([feature, group]) =>
    Object.entries(group).flatMap(([name, endpoint]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = endpoint[part]
        return schema ? inside(`${feature}.${name} ${part}`, schema) : []
      }),
    ),
  )

/** A field that looks back again from every character: proof that such a one would be found. */
const quadratic = () => [{ name: 'quadratic', schema: z.string().regex(/\s+$/) }]

const fields = workerData === 'quadratic' ? quadratic() : ofContract()
for (const { name, schema } of fields) {
  parentPort?.postMessage({ at: name })
  for (const text of worst) schema.safeParse(text)
}
parentPort?.postMessage({ checked: fields.length })
