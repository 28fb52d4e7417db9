import { expect, test } from 'vitest'
import { directoryOf, marksIn } from './office/oleMarks.ts'
import { pictureSizeOf } from './pictureSize.ts'

const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0])

/** The head of an OLE file whose directory with these names begins in its fourth sector. */
const oleOf = (...names: string[]) => {
  const bytes = new Uint8Array(4096)
  const view = new DataView(bytes.buffer)
  view.setUint16(30, 9, true)
  view.setUint32(48, 3, true)
  for (const [index, name] of names.entries()) bytes.set(utf16(name), 2048 + index * 128)
  return bytes
}
const marksOf = (bytes: Uint8Array) => marksIn(bytes.subarray(directoryOf(bytes)))

test('that an office document is encrypted or has macros stands in its directory', () => {
  expect(marksOf(oleOf('Root Entry', 'EncryptedPackage'))).toEqual({ isEncrypted: true, hasMacros: false })
  expect(marksOf(oleOf('Root Entry', 'VBA', '_VBA_PROJECT'))).toEqual({ isEncrypted: false, hasMacros: true })
  expect(marksOf(oleOf('Root Entry', 'WordDocument'))).toEqual({ isEncrypted: false, hasMacros: false })
  expect(directoryOf(new Uint8Array(10))).toBe(0)
})

const headOf = (...bytes: number[]) => Uint8Array.from([...bytes, ...new Array(32).fill(0)])
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

test('how large a picture becomes is known before it is unpacked', () => {
  const png = headOf(0x89, ...ascii('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...ascii('IHDR'), 0, 0, 0x75, 0x30, 0, 0, 0, 9)
  expect(pictureSizeOf(png)).toEqual({ width: 30_000, height: 9 })
  const jpeg = headOf(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 17, 8, 0, 100, 1, 0)
  expect(pictureSizeOf(jpeg)).toEqual({ width: 256, height: 100 })
  expect(pictureSizeOf(headOf(...ascii('GIF89a'), 5, 0, 6, 0))).toEqual({ width: 5, height: 6 })
  const webp = headOf(...ascii('RIFF0000WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 0xff, 1, 0, 7, 0, 0)
  expect(pictureSizeOf(webp)).toEqual({ width: 512, height: 8 })
  expect(pictureSizeOf(headOf(...ascii('<svg')))).toBeUndefined()
})
