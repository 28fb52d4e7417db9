import { docsText } from './docs.messages.ts'

/** The parts of OpenAPI 3.1 that our contract writes. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  default?: unknown
}

type Content = { content?: { 'application/json'?: { schema?: Schema } } }

interface Operation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content
  responses?: Record<string, Content>
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
}

/** A field as a line of a table; `depth` says how far inside other fields it lies. */
export interface FieldLine {
  name: string
  depth: number
  type: string
  /** Of what is sent; what is received is there when it is stated. */
  required: boolean
  notes: string
}

export interface DocumentedCall {
  id: string
  feature: string
  method: string
  path: string
  summary: string
  access: string
  parameters: FieldLine[]
  body: FieldLine[]
  answer: FieldLine[]
}

// The largest whole numbers that JSON Schema states for any integer say nothing to a reader.
const saysSomething = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < 2_147_483_647

const typeWords = (schema: Schema): string => {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeWords))].join(docsText.or)
  if (schema.type === 'array') return docsText.listOf(typeWords(schema.items ?? {}))
  const types = [schema.type ?? []].flat()
  return types.map((type) => docsText.types[type] ?? type).join(docsText.or) || docsText.unknownType
}

const noteWords = (schema: Schema): string => {
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  const notes = [
    choices && docsText.oneOf(choices.join(', ')),
    schema.format,
    schema.minLength !== undefined && docsText.shortest(schema.minLength),
    schema.maxLength !== undefined && docsText.longest(schema.maxLength),
    saysSomething(schema.minimum) && docsText.atLeast(schema.minimum),
    saysSomething(schema.maximum) && docsText.atMost(schema.maximum),
    schema.maxItems !== undefined && docsText.atMostItems(schema.maxItems),
    schema.default !== undefined && docsText.byDefault(JSON.stringify(schema.default)),
    ...(schema.anyOf ?? []).map(noteWords),
  ]
  return notes.filter(Boolean).join(' · ')
}

/** What lies inside a field: an object's own fields, or those of a list's items, or of the one choice that has any. */
const inside = (schema: Schema): Schema =>
  schema.items ? inside(schema.items) : (schema.anyOf?.map(inside).find((choice) => choice.properties) ?? schema)

const fieldLines = (schema: Schema | undefined, isSent: boolean, depth = 0): FieldLine[] => {
  const { properties = {}, required = [] } = inside(schema ?? {})
  return Object.entries(properties).flatMap(([name, field]) => [
    { name, depth, type: typeWords(field), required: isSent && required.includes(name), notes: noteWords(field) },
    ...fieldLines(field, isSent, depth + 1),
  ])
}

const schemaOf = (part: Content | undefined) => part?.content?.['application/json']?.schema

const readOperation = (path: string, method: string, operation: Operation): DocumentedCall => ({
  id: operation.operationId,
  feature: operation.tags?.[0] ?? '',
  method: method.toUpperCase(),
  path,
  summary: operation.summary ?? '',
  access: operation.description ?? '',
  parameters: (operation.parameters ?? []).map(({ name, in: place, required = false, schema = {} }) => ({
    name,
    depth: 0,
    type: typeWords(schema),
    required,
    notes: [place === 'path' && docsText.inPath, noteWords(schema)].filter(Boolean).join(' · '),
  })),
  body: fieldLines(schemaOf(operation.requestBody), true),
  answer: fieldLines(schemaOf(operation.responses?.['200']), false),
})

export const callsOf = (document: OpenApiDocument): DocumentedCall[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => readOperation(path, method, operation)),
  )

/** Calls that contain every word of what was typed, in any of their names and words. */
export const findCalls = (calls: DocumentedCall[], typed: string) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter((call) => {
    const haystack = `${call.id} ${call.method} ${call.path} ${call.summary} ${call.access}`.toLowerCase()
    return words.every((word) => haystack.includes(word))
  })
}

export const byFeature = (calls: DocumentedCall[]) => [...Map.groupBy(calls, (call) => call.feature)]
