import type { Plugin } from 'vite'

const unused = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/
const exported = /^export (?:const |function |\{ \w+ as )(\w+)/gm

const stub = (code: string) => {
  const names = [...code.matchAll(exported)].map(([, name]) => name ?? '')
  const exports = names.map((name) => `${name.startsWith('create') ? 'refuseLater' : 'refuse'} as ${name}`)
  return `const refuse = () => { throw new Error('Only the server writes JSON Schema') }
const refuseLater = () => refuse
export { ${exports.join(', ')} }`
}

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
        return { code: stub(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && found !== 2) this.error('zod keeps its JSON Schema writer elsewhere now: adapt build/slimZod.ts')
    },
  }
}
