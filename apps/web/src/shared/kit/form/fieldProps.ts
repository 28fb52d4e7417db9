import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import * as z from 'zod'

export interface FieldProps {
  label: string | undefined
  withAsterisk: boolean
  maxLength?: number
}

const isText = (schema: z.core.$ZodType): schema is z.ZodString => schema instanceof z.ZodString

/** The text schema inside optional, nullable and defaulted ones. */
const textOf = (schema: z.core.$ZodType): z.ZodString | undefined => {
  if (isText(schema)) return schema
  const inner = (schema as { def?: { innerType?: z.core.$ZodType; in?: z.core.$ZodType } }).def
  const next = inner?.innerType ?? inner?.in
  return next && textOf(next)
}

/** Nothing that a blank field can hold is enough. */
const isRequired = (schema: z.ZodType) => ![undefined, null, ''].some((blank) => schema.safeParse(blank).success)

const propsOf = (schema: z.ZodType | undefined) => {
  if (!schema) return { withAsterisk: false }
  const maxLength = textOf(schema)?.maxLength
  return { withAsterisk: isRequired(schema), ...(maxLength ? { maxLength } : {}) }
}

const known = new WeakMap<z.ZodType, ReturnType<typeof propsOf>>()

/** What the endpoint's body says of a field: whether it must be filled in, and how much it takes. */
export const fieldProps = ({ body }: AnyEndpoint, name: string, label: string | undefined): FieldProps => {
  const schema = body instanceof z.ZodObject ? body.shape[name] : undefined
  const props = (schema && known.get(schema)) ?? propsOf(schema)
  if (schema) known.set(schema, props)
  return { label, ...props }
}
