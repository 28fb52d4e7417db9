import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** Pretendard's slices go from the rarest letters (0) to the most frequent ones (91). */
const frequentFrom = 79
/** The weights that the look uses. */
const weights = { min: 400, max: 700 }

const require = createRequire(import.meta.url)
const fontFile = (path: string) => require.resolve(`pretendard/dist/web/variable/${path}`)

/** U+ac00-ac02, U+ac04 -> their letters. */
const lettersOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  })

const frequentLetters = (css: string) =>
  [...css.matchAll(/subset\.(\d+)\.woff2[^}]*?unicode-range:([^;}]+)/g)]
    .filter(([, slice]) => Number(slice) >= frequentFrom)
    .flatMap(([, , range = '']) => lettersOf(range))

/**
 * The 1,300 letters that nearly everything is written with, in one file. Ninety slices, each with its own range of
 * letters, make a browser look through all of them for every word (laying out the home took twice as long) and fetch a
 * dozen; they remain for the rest.
 */
export const ensureCoreFont = async (folder: string) => {
  const { version } = require('pretendard/package.json') as { version: string }
  const recipe = `${version} ${frequentFrom} ${weights.min} ${weights.max}`
  const recipeFile = join(folder, 'recipe')
  if ((await readFile(recipeFile, 'utf8').catch(() => null)) === recipe) return

  const css = await readFile(fontFile('pretendardvariable-dynamic-subset.css'), 'utf8')
  const font = await readFile(fontFile('woff2/PretendardVariable.woff2'))
  const letters = frequentLetters(css).join('')
  const core = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: weights } })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'pretendard-core.woff2'), core)
  await writeFile(recipeFile, recipe)
}
