import { build, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Modules = Set<string>

/** The mode of the build that only learns who needs what. */
export const learning = 'learning'

/** A module that at least this many parts of the program need is fetched with the others of its kind. */
const commonFrom = 6

/** The route table: a first visit at an unusual address asks for it alone (startProgram.tsx). */
const isScreenTable = (id: string) => /([sS]creens|kit\/screen|routing\/screenAt)\.ts$/.test(id)

const chunksOf = async (configFile: string): Promise<Chunk[]> => {
  const built = (await build({
    configFile,
    mode: learning,
    logLevel: 'error',
    build: { write: false, minify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput
  return built.output.filter((output) => output.type === 'chunk')
}

/** Everything that a chunk needs before it can run, after unused code is gone. */
const needsOf = (chunks: Chunk[]) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return (start: Chunk): Modules => {
    const seen = new Set<Chunk>()
    const visit = (chunk: Chunk | undefined) => {
      if (!chunk || seen.has(chunk)) return
      seen.add(chunk)
      for (const name of chunk.imports) visit(byName.get(name))
    }
    visit(start)
    return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
  }
}

/**
 * Which modules travel together. Left alone, the bundler makes a file for every set of screens that share a module:
 * a hundred small ones for one screen, which compress badly and each cost a request. A first build shows what each
 * part needs; then whatever always comes together becomes one file. Each pack rests only on packs before it.
 */
export const packs = async (configFile: string) => {
  const chunks = await chunksOf(configFile)
  const needs = needsOf(chunks)
  const parts = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const neededBy = (file: string) => {
    const part = parts.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file))
    if (!part) throw new Error(`No part of the program begins with ${file}`)
    return needs(part)
  }
  const counts = new Map<string, number>()
  for (const part of parts) for (const id of needs(part)) counts.set(id, (counts.get(id) ?? 0) + 1)

  const begins = new Set(parts.map(({ facadeModuleId }) => facadeModuleId))
  const packOf = new Map<string, string>()
  const pack = (name: string, modules: Iterable<string>) => {
    for (const id of modules) if (!begins.has(id) && !packOf.has(id)) packOf.set(id, name)
  }
  const isCommon = (id: string) => (counts.get(id) ?? 0) >= commonFrom
  const login = [...neededBy('/src/features/auth/LoginScreen.tsx')]
  const app = neededBy('/src/app/App.tsx')
  const shell = neededBy('/src/app/shell/Shell.tsx')
  const home = neededBy('/src/features/home/IndexScreen.tsx')
  const isFirst = (id: string) => app.has(id) || shell.has(id) || home.has(id)
  pack('first', [...neededBy('/index.html'), ...login.filter(isFirst)])
  pack('form', login.filter(isCommon))
  pack('screens', [...app].filter(isScreenTable))
  pack('app', app)
  pack('shell', shell)
  pack('home', [...home].filter(isCommon))
  pack('common', [...counts.keys()].filter(isCommon))
  return (id: string) => packOf.get(id)
}
