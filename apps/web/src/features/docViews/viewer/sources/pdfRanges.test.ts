import { afterEach, expect, test, vi } from 'vitest'

vi.stubGlobal('DOMMatrix', class {})
const { PdfRanges } = await import('./pdfRanges.ts')

const file = { url: '/file', headers: {}, name: 'a.pdf', mimetype: '', size: 100, mayCopy: true }

/** What pdf.js gets, while the network answers so. */
const rangesOf = (answer: () => Promise<Response>) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  const got: number[] = []
  const lengths: number[] = []
  const ranges = new PdfRanges(file, 100)
  ranges.transportReady(({ begin, chunk }: { begin: number; chunk: Uint8Array }) => {
    got.push(begin)
    lengths.push(chunk.length)
  })
  return { ranges, got, lengths }
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})
const bytes = (length = 10) => new Response(new Uint8Array(length), { status: length === 100 ? 200 : 206 })

test('a part that does not come is asked for again, and what needs it ends with a problem that can be tried again', async () => {
  let isOnline = false
  const { ranges, got } = rangesOf(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return bytes()
  })
  const page = ranges.run(never)
  const problem = expect(page).rejects.toMatchObject({ message: '쪽을 불러오지 못했어요.', reason: 'again' })
  ranges.requestDataRange(10, 20)
  await vi.advanceTimersByTimeAsync(10_000)
  await problem
  expect(got).toEqual([])

  isOnline = true
  void ranges.run(never)
  await vi.advanceTimersByTimeAsync(1)
  expect(got).toEqual([10])
})

test('a network that is away for a moment is not noticed', async () => {
  let tries = 0
  const { ranges, got } = rangesOf(async () => (++tries < 3 ? new Response('', { status: 503 }) : bytes()))
  ranges.requestDataRange(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(got).toEqual([0])
})

test('a share that was revoked meanwhile is told, and not asked for again and again', async () => {
  let tries = 0
  const { ranges } = rangesOf(async () => {
    tries++
    return new Response('', { status: 404 })
  })
  const problem = expect(ranges.run(never)).rejects.toMatchObject({
    message: '더 이상 볼 수 없는 문서예요.',
    reason: 'words',
  })
  ranges.requestDataRange(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  await problem
  expect(tries).toBe(1)
})

test('a part that is cut short is asked for again; of a whole file that comes instead only the part is taken', async () => {
  const answers = [7, 10, 100]
  const { ranges, got, lengths } = rangesOf(async () => bytes(answers.shift()))
  ranges.requestDataRange(10, 20)
  await vi.advanceTimersByTimeAsync(10_000)
  ranges.requestDataRange(30, 40)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(answers).toEqual([])
  expect(got).toEqual([10, 30])
  expect(lengths).toEqual([10, 10])
})
