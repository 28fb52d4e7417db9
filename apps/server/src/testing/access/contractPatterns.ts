import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

const sources = fileURLToPath(new URL('../../../../../packages/contract/src/', import.meta.url))

interface RegexNode {
  regex: { pattern: string; flags: string }
}

const isRegex = (node: object): node is RegexNode => 'regex' in node && typeof node.regex === 'object'

const regexesIn = (node: unknown): RegExp[] => {
  if (!node || typeof node !== 'object') return []
  if (isRegex(node)) return [new RegExp(node.regex.pattern, node.regex.flags)]
  return Object.values(node).flatMap(regexesIn)
}

/** Every regular expression that the contract's source has, whether a field or a helper uses it. */
export const contractPatterns = () =>
  globSync('**/*.ts', { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      regexesIn(parseAst(readFileSync(`${sources}/${file}`, 'utf8'), { lang: 'ts' })).map((pattern) => ({
        name: `${file} ${pattern}`,
        pattern,
      })),
    )
