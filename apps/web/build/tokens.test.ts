import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')
const files = globSync('**/*.{css,ts,tsx}', { cwd: src })
const sources = Object.fromEntries(
  files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(src, file), 'utf8')]),
)
const css = sources['shared/ui/style/tokens.css'] ?? ''

const declared = (block: string) =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

const [lightBlock = '', darkBlock = ''] = css.split('@media screen')
const light = declared(lightBlock)
const dark = declared(darkBlock.split('@media (max-width')[0] ?? '')

const isColour = (value: string) => /#[0-9a-f]{6}|rgb\(/.test(value)

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (first: string, second: string) => {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const meanings = ['gray', 'violet', 'teal', 'green', 'amber', 'red']
const grounds = ['--ground', '--surface', '--hover', '--table-head']

/** Words and what they are written on: 4.5 is AA for text. */
const texts: [string, string[]][] = [
  ['--text', [...grounds, '--raised', '--accent-wash', '--gray-wash']],
  ['--text-second', [...grounds, '--gray-wash']],
  ['--text-heading', ['--surface']],
  ['--accent', ['--surface', '--ground', '--accent-wash']],
  ['--accent-strong', ['--surface', '--accent-wash', '--accent-wash-hover']],
  ...meanings.map((name): [string, string[]] => [`--${name}-text`, ['--surface', `--${name}-wash`]]),
  ['--on-fill', ['--accent-fill', '--accent-fill-hover', '--red', '--red-hover']],
  ['--on-inverse', ['--inverse']],
  ['--on-inverse-second', ['--inverse']],
]

/** Lines, marks and bars that carry a meaning: 3 is AA for them. */
const marks: [string, string[]][] = [
  ['--accent', grounds],
  ['--accent-fill', ['--surface']],
  ['--red', ['--surface', '--ground']],
  ['--on-inverse-green', ['--inverse']],
  ['--on-inverse-red', ['--inverse']],
]

const pairs = (from: [string, string[]][]) => from.flatMap(([word, on]) => on.map((ground) => [word, ground] as const))

test('every colour has its dark twin', () => {
  const colours = Object.keys(light).filter((name) => isColour(light[name] ?? ''))
  expect(colours.length).toBeGreaterThan(40)
  expect(Object.keys(dark).sort()).toEqual(colours.sort())
})

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('%s', (_scheme, tokens) => {
  test.each(pairs(texts))('%s can be read on %s', (word, ground) => {
    expect(contrast(tokens[word] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(marks))('%s is seen on %s', (mark, ground) => {
    expect(contrast(tokens[mark] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

/** theme.ts holds Mantine's ramps; the gallery draws sample pictures, which know no tokens. */
const mayNameColours = ['shared/ui/style/tokens.css', 'shared/ui/style/theme.ts', 'app/gallery/fileSampleData.ts']
const literal =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])|\b(?:rgba?|hsla?|oklch)\(|:\s*(?:white|black|red|gray|grey)\s*;/gi

test('only the tokens name colours', () => {
  const found = Object.entries(sources)
    .filter(([file]) => !mayNameColours.includes(file) && !file.endsWith('.test.ts'))
    .flatMap(([file, text]) => text.match(literal)?.map((colour) => `${file}: ${colour}`) ?? [])
  expect(found).toEqual([])
})

test('styles use only variables that exist', () => {
  const styles = Object.entries(sources)
    .filter(([file]) => /(?<!test)\.(css|tsx?)$/.test(file))
    .map(([, text]) => text)
  const declaredNames = styles.flatMap((text) => [...text.matchAll(/['"\s{](--[a-z][\w-]*)['"]?\]?:/g)])
  const known = new Set(declaredNames.map(([, name]) => name))
  const used = styles.flatMap((text) => [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name]) => name))
  const fromMantine = /^--(mantine|ai|button|input)-/
  expect([...new Set(used)].filter((name) => name && !known.has(name) && !fromMantine.test(name))).toEqual([])
})
