import { expect, test } from 'vitest'
import { isZipLargerThan, readZipContent } from './zipContent.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** The directory of a zip with these files, without their content. */
const directory = (files: [name: string, unpacked: number][]) => {
  const parts = files.map(([name, unpacked]) => {
    const entry = new Uint8Array(46 + name.length)
    const view = new DataView(entry.buffer)
    view.setUint32(0, 0x02014b50, true)
    view.setUint32(24, unpacked, true)
    view.setUint16(28, name.length, true)
    entry.set(bytesOf(name), 46)
    return [...entry]
  })
  const end = new Uint8Array(22)
  new DataView(end.buffer).setUint32(0, 0x06054b50, true)
  return Uint8Array.from([...parts.flat(), ...end])
}

test('how large a zip becomes and whether it carries macros is known before it is unpacked', () => {
  expect(readZipContent(directory([['word/document.xml', 4_000_000_000]]))).toEqual({
    unpacked: 4_000_000_000,
    hasMacros: false,
  })
  expect(readZipContent(directory([['word/vbaProject.bin', 10]]))?.hasMacros).toBe(true)
  expect(readZipContent(bytesOf('PK\x03\x04'))).toBeUndefined()
})

const packed = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  )

/** A zip of one packed entry whose directory says that it is ten bytes long. */
const lyingZip = async (unpacked: number) => {
  const content = await packed(new Uint8Array(unpacked))
  const head = new Uint8Array(30)
  const entry = new Uint8Array(46)
  const entryView = new DataView(entry.buffer)
  entryView.setUint32(0, 0x02014b50, true)
  entryView.setUint16(10, 8, true)
  entryView.setUint32(20, content.length, true)
  entryView.setUint32(24, 10, true)
  const end = new Uint8Array(22)
  const endView = new DataView(end.buffer)
  endView.setUint32(0, 0x06054b50, true)
  endView.setUint32(16, head.length + content.length, true)
  return new Uint8Array(await new Blob([head, content, entry, end]).arrayBuffer())
}

test('a zip that unpacks to more than its directory says is found out, and one that is damaged does no harm', async () => {
  const zip = await lyingZip(3_000_000)
  expect(readZipContent(zip)?.unpacked).toBe(10)
  expect(await isZipLargerThan(zip, 2_000_000)).toBe(true)
  expect(await isZipLargerThan(zip, 3_000_000)).toBe(false)
  expect(await isZipLargerThan(zip, 2_000_000, (name) => name.endsWith('.xml'))).toBe(false)
  zip.fill(0xff, 30, 60)
  expect(await isZipLargerThan(zip, 2_000_000)).toBe(false)
})
