import * as z from 'zod'

export type JsonSchema = Record<string, unknown>

const isNull = (schema: unknown) => (schema as JsonSchema | undefined)?.type === 'null'

/**
 * A nullable value as one schema with `nullable`, not as a choice of two:
 * the compiled serialiser would otherwise validate every such value before writing it.
 */
const flattenNullable = (schema: JsonSchema) => {
  const choices = schema.anyOf
  if (!Array.isArray(choices) || choices.length !== 2 || !choices.some(isNull)) return
  const value = choices.find((choice) => !isNull(choice))
  delete schema.anyOf
  Object.assign(schema, value, { nullable: true })
}

/** For the serialiser: plain JSON Schema, draft 7, of what leaves. */
export const answerSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as JsonSchema),
  })
  return json
}

/** For documentation: JSON Schema 2020-12, as OpenAPI 3.1 wants it. */
export const documentSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
