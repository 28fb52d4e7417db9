import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { startAiService } from '../apps/server/src/testing/services/aiService.ts'
import { speak } from '../apps/server/src/testing/speech/speech.ts'
import { headBytes, pitchOf, spokenIn, writeSpeech, writeTone } from './microphone.ts'
import { crmDatabaseUrl, crmUrl, expect, test, tokenOf } from './people.ts'
import { startOn } from './server.ts'

const user = 'staff'
const hertz = 440
const rate = 44_100

// One after the other: both hear the same file.
test.describe.configure({ mode: 'default' })

const bar = (page: Page) => page.locator('[data-recorder="expanded"]')

const seconds = async (page: Page) => {
  const [minutes = 0, rest = 0] = (await bar(page).getByRole('timer').innerText()).split(':').map(Number)
  return minutes * 60 + rest
}

const openBar = async (page: Page) => {
  await page.getByRole('button', { name: '미팅 녹음 열기' }).click()
  await expect(bar(page)).toBeVisible()
}

const begin = async (page: Page) => {
  await bar(page).getByRole('button', { name: '미팅 시작' }).click()
  const told = bar(page).getByRole('button', { name: '알렸어요' })
  const timer = bar(page).getByRole('timer')
  await expect(told.or(timer)).toBeVisible()
  if (await told.isVisible()) await told.click()
  await expect.poll(() => seconds(page)).toBeGreaterThan(0)
}

interface Kept {
  id: number | null
  key: string
  samples: number
  hash: string
}

/** What the browser keeps: each session with a hash of its samples, one part after the other. */
const readKept = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('crm-recorder'))
    const reading = db.transaction(['sessions', 'parts'])
    const sessions = await done(reading.objectStore('sessions').getAll())
    const parts = await done(reading.objectStore('parts').getAll())
    db.close()
    return Promise.all(
      sessions.map(async ({ key, id, samples }) => {
        const sound = new Blob(parts.filter((part) => part.key === key).map((part) => part.samples))
        const digest = await crypto.subtle.digest('SHA-256', await sound.arrayBuffer())
        const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
        return { id, key, samples, hash }
      }),
    )
  })

/** As a visit that crashed would leave it: sound of more than two minutes, of which the server knows nothing. */
const leaveBehind = (page: Page, user_id: string, samples: number) =>
  page.evaluate(
    async ({ user_id, samples, sample_rate }) => {
      const opening = indexedDB.open('crm-recorder')
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const key = 'left-behind-by-a-crash'
      const frame = 4096
      const partSamples = 32 * frame
      const writing = db.transaction(['sessions', 'parts'], 'readwrite')
      for (let from = 0; from < samples; from += partSamples) {
        const part = new Int16Array(Math.min(partSamples, samples - from))
        writing
          .objectStore('parts')
          .add({ key, frame: from / frame, samples: part.map((_, at) => ((from + at) * 7919) % 32_749) })
      }
      const counts = { frames: Math.ceil(samples / frame), samples, savedSamples: 0, takenFrames: 0, nextLine: 0 }
      const session = { key, user_id, tab: 'tab-of-a-crash', id: null, started_dt: '2026-03-02 10:00' }
      writing.objectStore('sessions').add({ ...session, sample_rate, transcriber: 'none', is_told: true, ...counts })
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      db.close()
      localStorage.setItem('crm.recording', '1')
    },
    { user_id, samples, sample_rate: rate },
  )

const readSound = async (id: number, url = crmUrl()) => {
  const headers = { authorization: `Bearer ${await tokenOf(user)}` }
  const response = await fetch(`${url}/crm/v3/recordings/${id}/audio`, { headers })
  expect(response.status).toBe(200)
  const file = await response.arrayBuffer()
  const view = new DataView(file)
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, rate, 16])
  expect(view.getUint32(40, true)).toBe(file.byteLength - headBytes)
  return new Int16Array(file, headBytes)
}

const hashOf = (samples: Int16Array) =>
  createHash('sha256')
    .update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
    .digest('hex')

test('a meeting is recorded over screens, a lost network and a reload, saved to the sample, and linked', async ({
  as,
}) => {
  await writeTone(hertz, 120)
  const page = await as(user)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/')
  await openBar(page)
  await begin(page)
  await expect(bar(page).getByText('연결됨')).toBeVisible()

  // Other screens do not end it, a reload asks first.
  await page.getByRole('navigation').getByRole('link', { name: '할 일' }).first().click()
  await expect(page).toHaveURL(/todo/)
  const before = await seconds(page)
  await expect.poll(() => seconds(page)).toBeGreaterThan(before + 3)
  await page.reload()
  expect(asked).toEqual(['beforeunload'])

  // What is in this browser is offered, and arrives sample for sample.
  await expect(bar(page).getByText('저장하지 못한 녹음이 있어요.')).toBeVisible()
  const [kept] = await readKept(page)
  expect(kept?.samples).toBeGreaterThan(3 * rate)
  await bar(page).getByRole('button', { name: '이어서 저장' }).click()
  await expect(bar(page).getByText('회의를 저장했어요.')).toBeVisible()
  const sound = await readSound(kept?.id ?? 0)
  expect(sound).toHaveLength(kept?.samples ?? 0)
  expect(hashOf(sound)).toBe(kept?.hash)
  expect(pitchOf(sound, rate)).toBeCloseTo(hertz, -1)
  expect(await readKept(page)).toEqual([])

  // Without the network it goes on, is not lost at the end, and is saved as soon as the network is back.
  await expect(bar(page).getByRole('button', { name: '미팅 시작' })).toBeVisible()
  await begin(page)
  await expect.poll(async () => (await readKept(page))[0]?.id ?? null).not.toBeNull()
  await page.context().setOffline(true)
  await bar(page).getByRole('button', { name: '미팅 종료' }).click()
  await expect(bar(page).getByText('소리는 이 브라우저에 있고')).toBeVisible()
  const [unsent] = await readKept(page)
  await page.context().setOffline(false)
  await expect(bar(page).getByText('회의를 저장했어요.')).toBeVisible()
  expect(hashOf(await readSound(unsent?.id ?? 0))).toBe(unsent?.hash)

  // Three chunks of an earlier visit: none is missing, all are in their places.
  const length = 125 * rate + 321
  // On a page where no recorder is under way that would look at it as well.
  await page.goto('/site/index.html')
  await leaveBehind(page, user, length)
  await page.goto('/')
  await expect(bar(page).getByText('저장하지 못한 녹음이 있어요.')).toBeVisible()
  const [left] = await readKept(page)
  await bar(page).getByRole('button', { name: '이어서 저장' }).click()
  await expect(bar(page).getByText('회의를 저장했어요.')).toBeVisible()
  // The meetings of this month, as the filter says.
  const ofMonth = page.waitForRequest(/\/mr_schedules\?.*start_dt=\d{4}-\d{2}-01/)
  await bar(page).getByRole('button', { name: '미팅에 연결' }).click()
  await ofMonth

  // The last one is connected to a meeting.
  const choice = page.getByRole('dialog', { name: '연결할 미팅 선택' })
  await choice
    .getByRole('button', { name: /미팅 선택$/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '연결', exact: true }).click()
  await expect(choice).toBeHidden()
  const headers = { authorization: `Bearer ${await tokenOf(user)}` }
  const list = await fetch(`${crmUrl()}/crm/v3/recordings?is_own=1&is_linked=1&limit=10`, { headers })
  const [linked] = ((await list.json()) as { query: { id: number; ms_no: number | null; seconds: number }[] }).query
  expect(linked?.ms_no).not.toBeNull()
  const whole = await readSound(linked?.id ?? 0)
  expect(whole).toHaveLength(length)
  expect(hashOf(whole)).toBe(left?.hash)
})

interface Line {
  line_no: number
  start_ms: number
  end_ms: number
  text: string
}

const readLines = async (id: number) => {
  const headers = { authorization: `Bearer ${await tokenOf(user)}` }
  const response = await fetch(`${crmUrl()}/crm/v3/recordings/${id}/lines`, { headers })
  return ((await response.json()) as { query: Line[] }).query
}

test('a server that is killed and started again while it listens misses no word and no sample', async ({ browser }) => {
  // The product is started twice.
  test.slow()
  const { samples: words, sampleRate } = await speak('안녕하세요')
  await writeSpeech(words, sampleRate)
  const service = await startAiService()
  service.state.answer = () => ({ text: '안녕하세요.' })
  const product = await startOn(crmDatabaseUrl(), { TRANSCRIBER_URL: service.url })
  const localStorage = [{ name: 'crm.token', value: await tokenOf(user) }]
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
  })
  try {
    const page = await context.newPage()
    await page.goto('/')
    await openBar(page)
    await bar(page).getByText('서버', { exact: true }).click()
    await begin(page)
    const said = bar(page).getByRole('log').getByText('안녕하세요.')
    await expect(said.first()).toBeVisible()

    await product.kill()
    await expect(bar(page).getByText('연결됨')).toBeHidden()
    const before = service.calls.length
    await product.startAgain()
    await expect(bar(page).getByText('연결됨')).toBeVisible()
    await expect.poll(() => service.calls.length).toBeGreaterThan(before + 2)

    // The last sound is held back until what the browser has was read.
    let letThrough = () => {}
    const isRead = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/meeting_record/recording', async (route) => {
      await isRead
      await route.continue()
    })
    const sending = page.waitForRequest('**/meeting_record/recording')
    await bar(page).getByRole('button', { name: '미팅 종료' }).click()
    await sending
    const [kept] = await readKept(page)
    letThrough()
    await expect(bar(page).getByText('회의를 저장했어요.')).toBeVisible()
    const id = kept?.id ?? 0
    const sound = await readSound(id, product.url)
    expect(sound).toHaveLength(kept?.samples ?? 0)
    expect(hashOf(sound)).toBe(kept?.hash)

    // Each sentence is a line, in its place; the last one may have been cut off.
    const lines = await readLines(id)
    const sentences = spokenIn(sound, rate).slice(0, -1)
    expect(sentences.length).toBeGreaterThan(3)
    expect(lines.map(({ line_no }) => line_no)).toEqual(lines.map((_, index) => index))
    for (const [index, { start, end }] of sentences.entries()) {
      expect(lines[index]?.start_ms).toBeLessThan(end)
      expect(lines[index]?.end_ms).toBeGreaterThan(start)
    }
    expect(lines.length - sentences.length).toBeLessThanOrEqual(1)
  } finally {
    await product.stop()
    await service.close()
    await context.close()
  }
})
