import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { ZodObject } from 'zod'
import type { AccessRow } from './accessExpectations.ts'

/** Values that no field accepts. */
const neverRight: [string, unknown][] = [
  ['an object', { a: { b: 1 } }],
  ['a NUL byte', 'a\0b'],
  ['half a surrogate pair', '\ud800'],
  ['a megabyte', 'x'.repeat(1_000_000)],
]

/** Right for some fields (a title may hold HTML), so only a crash or a leak is a failure. */
const maybeRight: [string, unknown][] = [
  ['null', null],
  ['a number', 12345],
  ['a negative number', -1],
  ['a huge number', 1e300],
  ['a fraction', 0.1],
  ['true', true],
  ['an empty string', ''],
  ['a list', []],
  ['SQL', "'; drop table users; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['an unknown word', 'no-such-word'],
  ['a wrong date', '2026-02-31 25:61'],
  ['a path', '../../etc/passwd'],
  ['a percent sign', '%'],
]

type Part = 'params' | 'query' | 'body'

/** One request that is right but for one field. */
export interface Attempt {
  /** `body.tl_title` */
  field: string
  /** `a NUL byte` */
  value: string
  mustRefuse: boolean
  request: { params: Record<string, unknown>; query: string; body: string | undefined }
}

/** Longer addresses are refused before anything looks at them. */
const mostInAddress = 8000

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const requestWith = (
  endpoint: AnyEndpoint,
  sample: AccessRow['sample'],
  part: Part,
  field: string,
  value: unknown,
): Attempt['request'] => {
  const spoiled: AccessRow['sample'] = { ...sample, [part]: { ...sample?.[part], [field]: value } }
  const { params = {}, query = {}, body = {} } = spoiled
  const inAddress = Object.entries(query)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]): [string, string] => [name, asText(one).slice(0, mostInAddress)])
  return {
    params: Object.fromEntries(Object.entries(params).map(([name, one]) => [name, asText(one).slice(0, 5000)])),
    query: new URLSearchParams(inAddress).toString().slice(0, mostInAddress),
    body: endpoint.body ? JSON.stringify(body) : undefined,
  }
}

const fieldsOf = (schema: unknown) => Object.entries((schema as ZodObject | undefined)?.shape ?? {})

/**
 * In an address everything is text: `{"a":1}` is something to search for, and half a character arrives as another one.
 */
const staysWrong = (part: Part, value: unknown) =>
  part !== 'query' || (typeof value === 'string' && value.isWellFormed())

/** Everything that is tried on an endpoint: each field of each part, broken in every way. */
export const attemptsOn = (endpoint: AnyEndpoint, sample: AccessRow['sample']): Attempt[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    fieldsOf(endpoint[part]).flatMap(([field, schema]) => {
      const attempt = ([what, value]: [string, unknown], mustRefuse: boolean): Attempt => ({
        field: `${part}.${field}`,
        value: what,
        mustRefuse,
        request: requestWith(endpoint, sample, part, field, value),
      })
      const needed = part !== 'params' && !schema.safeParse(undefined).success
      return [
        ...neverRight.map((broken) => attempt(broken, staysWrong(part, broken[1]))),
        ...maybeRight.map((broken) => attempt(broken, false)),
        ...(needed ? [attempt(['missing', undefined], true)] : []),
      ]
    }),
  )
