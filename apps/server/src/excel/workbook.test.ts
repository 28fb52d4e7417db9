import { buffer } from 'node:stream/consumers'
import { crc32, inflateRawSync } from 'node:zlib'
import { columnsOf } from '@crm/contract/kit/columns'
import { expect, test } from 'vitest'
import { excelOf } from './excelOf.ts'
import { excelDownload } from './workbook.ts'

/** Reads a zip by its central directory, as every other program does. */
const unzip = (file: Buffer) => {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = file.readUInt32LE(end + 16)
  const files = new Map<string, string>()
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    expect(file.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, packed, size] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset)) as [number, number, number]
    const nameLength = file.readUInt16LE(at + 28)
    const start = file.readUInt32LE(at + 42)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const data = start + 30 + nameLength
    const content = inflateRawSync(file.subarray(data, data + packed))
    expect([content.length, crc32(content)], name).toEqual([size, crc])
    files.set(name, content.toString())
    at += 46 + nameLength
  }
  return files
}

interface Person {
  name: string | null
  points: number
  born?: string
}

const write = async (batches: Person[][]) => {
  const { file } = excelDownload<Person>('사람.xlsx', {
    name: '사람/목록',
    columns: [
      { title: '이름', width: 10, value: (person) => person.name },
      { title: '점수', width: 8, value: (person) => person.points },
    ],
    batches: (async function* () {
      yield* batches
    })(),
  })
  return { file, files: unzip(await buffer(await file.open(undefined))) }
}

test('rows become cells: text as text, numbers as numbers, nothing as nothing', async () => {
  const { file, files } = await write([[{ name: '<김&"미나">\u0001', points: 1200 }], [{ name: null, points: -3 }]])
  expect([...files.keys()].sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('<row r="1"><c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">이름</t></is></c>')
  expect(sheet).toContain(
    '<t xml:space="preserve">&lt;김&amp;&quot;미나&quot;&gt;</t></is></c><c r="B2" s="2"><v>1200</v>',
  )
  expect(sheet).toContain('<row r="3"><c r="B3" s="2"><v>-3</v></c></row>')
  expect(files.get('xl/workbook.xml')).toContain('name="사람 목록"')
  expect(file.headers.disposition).toContain("filename*=UTF-8''%EC%82%AC%EB%9E%8C.xlsx")
})

test('what somebody typed is never a formula', async () => {
  const { files } = await write([[{ name: '=1+1', points: 0 }]])
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>')
  expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('<f>')
})

test('a list without rows is a file with a head', async () => {
  const { files } = await write([])
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<row r="1">')
  expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('<row r="2">')
})

test('the columns of a list: dates are real dates, and what only the list shows is left out', async () => {
  const columns = columnsOf<Required<Person>>()('name', {
    name: { title: '이름', width: 160 },
    points: { title: '점수', kind: 'number', only: 'list' },
    born: { title: '생일', kind: 'date' },
    met: { title: '만난 때', kind: 'dateTime', value: () => '1899-12-31 18:00' },
    isOld: { title: '오래됨', kind: 'bool', value: ({ born }) => born < '2000', only: 'excel' },
  })
  const batches = (async function* () {
    yield [{ name: '미나', points: 1, born: '2025-11-16 09:30' }]
  })()
  const { file } = excelDownload('사람.xlsx', { name: '사람', columns: excelOf(columns), batches })
  const sheet = unzip(await buffer(await file.open(undefined))).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).not.toContain('점수')
  expect(sheet).toContain('<col min="1" max="1" width="20" customWidth="1"/>')
  expect(sheet).toContain('<c r="B2" s="3"><v>45977</v></c><c r="C2" s="4"><v>1.75</v></c></row>')
})
