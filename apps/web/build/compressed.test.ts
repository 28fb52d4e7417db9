import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFile, isCompressed } from './compressed.ts'

test('scripts, styles and WebAssembly are compressed, pictures and fonts are not', () => {
  const names = ['assets/rhwp_bg-PUGAA2uC.wasm', 'assets/main.js', 'assets/main.css', 'a.png', 'a.woff2', 'a.bcmap']
  expect(names.map(isCompressed)).toEqual([true, true, true, false, false, false])
})

test('what is compressed is the same file, smaller; what is tiny stays as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crm-compressed-'))
  const content = Buffer.from(Array.from({ length: 1_200_000 }, (_, index) => (index * index) % 251))
  const file = join(folder, 'reader.wasm')
  await writeFile(file, content)
  await compressFile(file)
  const [gz, br] = [await readFile(`${file}.gz`), await readFile(`${file}.br`)]
  expect(gunzipSync(gz).equals(content)).toBe(true)
  expect(brotliDecompressSync(br).equals(content)).toBe(true)
  expect(Math.max(gz.length, br.length)).toBeLessThan(content.length)
  const tiny = join(folder, 'tiny.wasm')
  await writeFile(tiny, 'x')
  await compressFile(tiny)
  await expect(readFile(`${tiny}.br`)).rejects.toThrow()
  await rm(folder, { recursive: true })
})
