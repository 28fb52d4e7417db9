import type { Plugin } from 'vite'

const exported = /^export (?:const |function |\{ \w+ as )(\w+)/gm

const refusing = (code: string) => {
  const names = [...code.matchAll(exported)].map(([, name]) => name ?? '')
  const exports = names.map((name) => `${name.startsWith('create') ? 'refuseLater' : 'refuse'} as ${name}`)
  return `const refuse = () => { throw new Error('Only the server writes JSON Schema') }
const refuseLater = () => refuse
export { ${exports.join(', ')} }`
}

interface Spared {
  file: RegExp
  stub: (code: string) => string
}

/** Parts of libraries that we never call but that no bundler can tell apart from the rest. */
const spared: Record<string, Spared> = {
  'the JSON Schema writer of zod, a method of every schema': {
    file: /zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/,
    stub: refusing,
  },
  'what that writer does with each kind of schema': {
    file: /zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js$/,
    stub: refusing,
  },
  'the English messages of zod; ours are Korean': {
    file: /zod[\\/]v4[\\/]locales[\\/]en\.js$/,
    stub: () => 'export default () => ({})',
  },
  'the measuring of routes of react-router': {
    file: /react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/,
    stub: () => `const nothing = () => undefined
export {
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getRouteInstrumentationUpdates,
  nothing as instrumentClientSideRouter,
  nothing as instrumentHandler,
  nothing as instrumentationResultMetaContext,
}`,
  },
}

/** Leaves those parts (8 kB gzip) out of the browser. A library that keeps them elsewhere one day fails the build. */
export const slimLibraries = (): Plugin => {
  const met = new Set<string>()
  return {
    name: 'crm:slim-libraries',
    apply: 'build',
    transform: {
      filter: { id: Object.values(spared).map(({ file }) => file) },
      handler(code, id) {
        for (const [what, { file, stub }] of Object.entries(spared)) {
          if (!file.test(id)) continue
          met.add(what)
          return { code: stub(code), map: null }
        }
      },
    },
    buildEnd(error) {
      const missed = Object.keys(spared).filter((what) => !met.has(what))
      if (!error && missed.length) this.error(`Not found, adapt build/slimLibraries.ts: ${missed.join('; ')}`)
    },
  }
}
