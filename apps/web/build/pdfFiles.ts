import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const root = dirname(manifest)
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** Maps of Korean letters, the fonts every PDF may count on, decoders of pictures. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const wanted = /\.(bcmap|pfb|ttf|wasm|icc)$/
const base = `assets/pdfjs-${version}`

const files = () =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => wanted.test(name))
      .map((name) => `${folder}/${name}`),
  )

/** Serves what pdf.js fetches while it draws from our own origin, under an address that changes with its version. */
export const pdfFiles = (): Plugin => ({
  name: 'crm:pdf-files',
  config: () => ({ define: { __PDFJS_VERSION__: JSON.stringify(version) } }),
  configureServer: ({ middlewares }) => {
    const known = new Set(files())
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]?.slice(base.length + 2) ?? ''
      if (!request.url?.startsWith(`/${base}/`) || !known.has(path)) return next()
      response.end(readFileSync(join(root, path)))
    })
  },
  generateBundle() {
    for (const file of files()) {
      this.emitFile({ type: 'asset', fileName: `${base}/${file}`, source: readFileSync(join(root, file)) })
    }
  },
})
