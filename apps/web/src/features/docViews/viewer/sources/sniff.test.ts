import { expect, test } from 'vitest'
import { isMislabelled, isNamedWithMacros, sniff } from './sniff.ts'
import { decodeText } from './textSource.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('a file is what its first bytes say', () => {
  expect(sniff(bytesOf('%PDF-1.7'), 'a.hwp')).toBe('pdf')
  expect(sniff(bytesOf('junk\n%PDF-1.4'), 'a.pdf')).toBe('pdf')
  expect(sniff(bytesOf('\x89PNG\r\n'), 'a.pdf')).toBe('image')
  expect(sniff(bytesOf('PK\x03\x04..'), 'a.docx')).toBe('docx')
  expect(sniff(bytesOf('PK\x03\x04..'), 'a.hwpx')).toBe('hwp')
  expect(sniff(bytesOf('PK\x03\x04..'), 'a.pptx')).toBe('office')
  expect(sniff(bytesOf('PK\x03\x04..'), 'a.pdf')).toBe('unknown')
  expect(sniff(bytesOf('\xd0\xcf\x11\xe0'), '사업계획서.hwp')).toBe('hwp')
  expect(sniff(bytesOf('\xd0\xcf\x11\xe0'), 'a.xls')).toBe('office')
  expect(sniff(bytesOf('II*\x00'), '스캔.tif')).toBe('photo')
  expect(sniff(bytesOf('\0\0\0\x18ftypheic'), 'IMG_1.HEIC')).toBe('photo')
  expect(sniff(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), '로고.svg')).toBe('svg')
  expect(sniff(bytesOf('a,b'), 'a.csv')).toBe('csv')
  expect(sniff(bytesOf('a\x00b'), 'a.txt')).toBe('unknown')
  expect(sniff(bytesOf('\xff\xfea\x00'), 'a.txt')).toBe('text')
})

test('what only begins like a picture is text', () => {
  const bitmap = bytesOf(`BM\x10\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0`)
  expect(sniff(bitmap, '도장.bmp')).toBe('image')
  expect(sniff(bytesOf('BM canvas'), 'BM.txt')).toBe('text')
  expect(sniff(bytesOf('BM,sales\n1,2'), 'BM.csv')).toBe('csv')
})

test('a name that promises another kind is told', () => {
  expect(isMislabelled('image', '계약서.pdf')).toBe(true)
  expect(isMislabelled('pdf', '계약서.PDF')).toBe(false)
  expect(isMislabelled('text', '메모')).toBe(false)
})

test('that tables and slides have macros is told by their names', () => {
  expect(['표.xlsm', '덱.PPTM', '계약.docm', '표.xlsx'].map(isNamedWithMacros)).toEqual([true, true, true, false])
})

test('text is read as UTF-8, UTF-16 or else as CP949', () => {
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x00, 0xac))).toBe('가')
  expect(decodeText(Uint8Array.of(0xfe, 0xff, 0xac, 0x00))).toBe('가')
  expect(decodeText(new TextEncoder().encode('그린루프'))).toBe('그린루프')
  expect(decodeText(Uint8Array.of(0xb1, 0xd7, 0xb8, 0xb0))).toBe('그린')
})
