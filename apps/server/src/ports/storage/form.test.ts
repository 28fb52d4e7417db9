import { expect, test } from 'vitest'
import { boundaryOf, readFile, readFormHead } from './form.ts'

const boundaryName = 'xYz'
const form = (file: string, tail = `\r\n--${boundaryName}--\r\n`) =>
  Buffer.from(
    `--${boundaryName}\r\nContent-Disposition: form-data; name="key"\r\n\r\nabc` +
      `\r\n--${boundaryName}\r\nContent-Disposition: form-data; name="policy"\r\n\r\n두 줄\r\n이에요` +
      `\r\n--${boundaryName}\r\nContent-Disposition: form-data; name="file"; filename="가.txt"\r\n` +
      `Content-Type: text/plain\r\n\r\n${file}${tail}`,
  )

async function* cut(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const onWrong = () => {
  throw new Error('wrong size')
}

const read = async (bytes: Buffer, size: number, length: number) => {
  const chunks = cut(bytes, length)[Symbol.asyncIterator]()
  const { fields, rest } = await readFormHead(chunks, boundaryName)
  const file: Buffer[] = []
  for await (const chunk of readFile(chunks, { rest, size, boundaryName, onWrong })) file.push(chunk)
  return { fields: { ...fields }, file: Buffer.concat(file).toString() }
}

test('a form is read the same however it is cut into pieces', async () => {
  const file = `내용\r\n--xY\r\n\r\n--${boundaryName}가 안에 있어도`
  const bytes = form(file)
  for (let length = 1; length <= bytes.length; length++) {
    expect(await read(bytes, Buffer.byteLength(file), length)).toEqual({
      fields: { key: 'abc', policy: '두 줄\r\n이에요' },
      file,
    })
  }
})

test('an empty file is a file', async () => {
  expect(await read(form(''), 0, 7)).toMatchObject({ file: '' })
})

test('a file that is longer or shorter than agreed is refused, however it is cut', async () => {
  for (const length of [1, 3, 64, 4096]) {
    await expect(read(form('12345'), 4, length)).rejects.toThrow('wrong size')
    await expect(read(form('12345'), 6, length)).rejects.toThrow('wrong size')
    await expect(read(form('12345'), 5000, length)).rejects.toThrow('wrong size')
    await expect(read(form('12345', ''), 5, length)).rejects.toThrow('wrong size')
  }
})

test.each([
  ['no form at all', Buffer.from('{"a":1}')],
  [
    'a form without a file',
    Buffer.from(`--${boundaryName}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--${boundaryName}--`),
  ],
  ['a part without a name', Buffer.from(`--${boundaryName}\r\nContent-Type: text/plain\r\n\r\nb\r\n--${boundaryName}`)],
  [
    'an endless field',
    Buffer.from(`--${boundaryName}\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'b'.repeat(100_000)}`),
  ],
  ['nothing', Buffer.from('')],
])('%s is refused', async (_what, bytes) => {
  await expect(read(bytes, 1, 1000)).rejects.toMatchObject({ code: 'malformed_request' })
})

test('fields named like parts of an object are only fields', async () => {
  const bytes = Buffer.from(form('x').toString().replace('name="key"', 'name="__proto__"'))
  const { fields } = await read(bytes, 1, 50)
  expect(Object.getPrototypeOf({ ...fields })).toBe(Object.prototype)
})

test('the boundary is read with and without quotes', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc')
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b')
  expect(boundaryOf('application/json')).toBeUndefined()
  expect(boundaryOf(undefined)).toBeUndefined()
})
