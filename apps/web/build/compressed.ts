import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = 1000
const large = 1_000_000
const compressible = /\.(js|css|html|svg|wasm)$/

/** For the 10 MB of the HWP reader quality 9 takes eight times as long as 5 and saves 3 %. */
const qualityOf = ({ length }: Buffer) => (length > large ? 5 : constants.BROTLI_MAX_QUALITY)

export const isCompressed = (name: string) => compressible.test(name)

export const compressFile = async (file: string) => {
  const content = await readFile(file)
  if (content.length <= worthIt) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(content) } }
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
}

/** Writes `.gz` and `.br` beside every text file and program of the build, so that the server compresses nothing while it serves. */
export const compressed = (): Plugin => ({
  name: 'crm:compressed',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }, bundle) {
      const files = Object.keys(bundle).filter(isCompressed)
      await Promise.all(files.map((name) => compressFile(join(dir ?? 'dist', name))))
    },
  },
})
