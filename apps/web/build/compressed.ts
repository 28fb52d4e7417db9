import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = 1000
const text = /\.(js|css|html|svg)$/

const compressFile = async (file: string) => {
  const content = await readFile(file)
  if (content.length <= worthIt) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
}

/** Writes `.gz` and `.br` beside every text file of the build, so that the server compresses nothing while it serves. */
export const compressed = (): Plugin => ({
  name: 'crm:compressed',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => text.test(name))
      await Promise.all(files.map((name) => compressFile(join(dir ?? 'dist', name))))
    },
  },
})
