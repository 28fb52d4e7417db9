import type { Plugin } from 'vite'

const unused = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/

/**
 * Leaves zod's JSON Schema writer (5 kB gzip) out of the browser: every schema carries it as a method, so no bundler
 * can tell that only the server calls it.
 */
export const slimZod = (): Plugin => {
  let found = 0
  return {
    name: 'crm:slim-zod',
    apply: 'build',
    transform: {
      filter: { id: unused },
      handler(code) {
        found += 1
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
        return `const absent = () => { throw new Error('JSON Schema is written by the server only') }
export { ${names.map((name) => `absent as ${name}`).join(', ')} }`
      },
    },
    buildEnd(error) {
      if (!error && found !== 2) this.error('zod keeps its JSON Schema writer elsewhere now: adapt build/slimZod.ts')
    },
  }
}
