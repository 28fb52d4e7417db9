import { expect, test } from 'vitest'
import * as z from 'zod'
import { mentionsIn, plainText } from './html.ts'
import { contractFields } from './testing/access/contractFields.ts'
import { contractPatterns } from './testing/access/contractPatterns.ts'

/** Long runs of what a pattern could take in several ways. */
const commonUnits = [
  'a',
  '0',
  ' ',
  '\t',
  '\n',
  '-',
  '.',
  'a.',
  '@',
  'a@',
  '<',
  '<a ',
  '&',
  '/',
  '가',
  '\u00a0',
  '01',
  '0-',
]

/** The characters that a pattern names are those that it could look back for. */
const unitsOf = (source: string) => [...new Set([...commonUnits, ...source])]

/** With an end that nothing takes, which makes a pattern look back. */
const filled = (unit: string, length: number) =>
  `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}\u0000`

/** From small to large: what grows with the square is found before it takes minutes. */
const lengths = [10_000, 100_000, 1_000_000]

const plainField = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]*$/u)
/** Of the processor: on a busy machine a clock also counts the time of others. */
const msOf = (work: () => unknown) => {
  const from = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}
const shortestMs = (work: () => unknown, times: number) => Math.min(...Array.from({ length: times }, () => msOf(work)))

/** Of one time among many: the system counts the time of a thread in steps of some milliseconds. */
const averageMs = (work: () => unknown) => {
  let total = 0
  let times = 0
  while (total < 50) {
    total += msOf(() => {
      for (let time = 0; time < 10; time++) work()
    })
    times += 10
  }
  return total / times
}

/** What a text without anything special costs, and not less than what can be told apart. */
const plainMs = new Map(
  lengths.map((length) => {
    const plain = 'x'.repeat(length)
    return [
      length,
      Math.max(
        averageMs(() => plainField.safeParse(plain)),
        0.1,
      ),
    ]
  }),
)

/** A linear pattern takes a few times as long as plain text, one that looks back thousands of times as long. */
const mostTimes = 200

/** How the text is called that takes far longer than plain text of the same length; undefined when none does. */
const tooSlowText = (units: string[], check: (text: string) => unknown) => {
  for (const length of lengths) {
    const limit = (plainMs.get(length) ?? 0) * mostTimes
    for (const unit of units) {
      const text = filled(unit, length)
      // Measured again before it counts: memory may have been tidied meanwhile.
      const isSlow = msOf(() => check(text)) > limit && shortestMs(() => check(text), 3) > limit
      if (isSlow) return `${length} times ${JSON.stringify(unit)}`
    }
  }
  return undefined
}

test('a megabyte of its worst characters costs a text field of the contract not much more than plain text', () => {
  const fields = contractFields()
  expect(fields.length).toBeGreaterThan(300)
  const slow = fields.flatMap(({ name, schema }) => {
    const text = tooSlowText(commonUnits, (worst) => schema.safeParse(worst))
    return text ? [`${name}: ${text}`] : []
  })
  expect(slow).toEqual([])
}, 600_000)

test('the same for every regular expression of the contract, also those of helpers', () => {
  const patterns = contractPatterns()
  expect(patterns.length).toBeGreaterThan(30)
  const slow = patterns.flatMap(({ name, pattern }) => {
    const text = tooSlowText(unitsOf(pattern.source), (worst) => worst.replace(pattern, ''))
    return text ? [`${name}: ${text}`] : []
  })
  expect(slow).toEqual([])
}, 600_000)

test('the same for what reads words and mentions out of HTML', () => {
  for (const readHtml of [plainText, mentionsIn])
    expect({ [readHtml.name]: tooSlowText(['<', '<a ', '<span ', '<br'], readHtml) }).toEqual({})
}, 600_000)

test('a pattern that looks back would be found', () => {
  expect(tooSlowText(commonUnits, (text) => /\s+$/.test(text))).toMatch(/times/)
  expect(tooSlowText(commonUnits, (text) => text.replace(/<[^>]*>/g, ''))).toMatch(/times/)
})

/** Whether a text that is too long is refused without a look at its patterns. */
const looksAtTooLong = ({ def }: z.ZodType) => {
  const kinds = (def.checks ?? []).map((check) => check._zod.def)
  const limit = kinds.findIndex(({ check }) => check === 'max_length')
  const isPattern = ({ check }: z.core.$ZodCheckDef) => check === 'string_format' || check === 'custom'
  return (
    def.type === 'string' &&
    limit >= 0 &&
    kinds.some(isPattern) &&
    (!kinds[limit]?.abort || kinds.findIndex(isPattern) < limit)
  )
}

test('a text that is too long is refused before its patterns are tried', () => {
  const looking = contractFields().flatMap(({ name, schema }) => (looksAtTooLong(schema) ? [name] : []))
  expect(looking).toEqual([])
})
