import { setTimeout as sleep } from 'node:timers/promises'
import { recordings } from '@crm/contract/features/recordings/recordings'
import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { createClient } from '@crm/contract/kit/client'
import { wavHeader } from '../../apps/server/src/features/recordings/chunks/wav.ts'
import { largeRecordingWords } from '../../apps/server/src/features/recordings/seed/large.ts'
import { printLine } from '../../apps/server/src/terminal.ts'
import { connectRecorder, frameOf } from '../../apps/server/src/testing/speech/recorderClient.ts'
import { brief, interleave, thorough } from '../load.ts'
import type { Options } from '../options.ts'
import { read } from '../reads.ts'
import { bearer, signIn } from '../sessions.ts'
import { atMost, count, kB, ms, type Row, within } from '../table.ts'
import { targetOf } from '../targets.ts'
import type { Workplace } from '../workplace.ts'
import { measureAgainstFloor } from './throughput.ts'

const mostTimesForWord = 3
const recorders = 50
const recordSeconds = 20
/** Of one core, for fifty people who record: reading frames costs little, recognising speech is another process's work. */
const mostCpu = 0.5
const mostMemoryEach = 3e6
const wavHours = 3
const mostWavMemory = 120e6
const { sampleRate, frameSamples, chunkSeconds } = recording

const metricsOf = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return { memory: metric('process_resident_memory_bytes'), cpu: metric('process_cpu_seconds_total') }
}

/** As every hot read: against a bare server with the same statements. Among 20,000,000 lines a word may cost so many times the list without one. */
const measureReads = async (workplace: Workplace, { seconds }: Options): Promise<Row[]> => {
  const list = (name: string, keyword?: string) =>
    read(name, 'manager', recordings.list, { query: { limit: 20, ...(keyword ? { keyword } : {}) } })
  const whole = list('recordings, 100,000 sessions')
  const search = list('recordings by 초성, 20,000,000 lines', largeRecordingWords.initials)
  const rows = await measureAgainstFloor(workplace, 'large', [whole, search], { ...thorough, seconds })
  const targets = {
    whole: await targetOf(workplace, 'large', whole),
    search: await targetOf(workplace, 'large', search),
  }
  const raw = await interleave(targets, brief)
  return [
    ...rows,
    {
      name: `${search.name}: p50`,
      value: ms(raw.search.p50),
      against: `without a word ${ms(raw.whole.p50)}`,
      ratio: raw.search.p50 / raw.whole.p50,
      bound: atMost(mostTimesForWord),
      raw,
    },
  ]
}

const beginAs = async (url: string, token: string) => {
  const call = createClient({ baseUrl: url, headers: () => bearer(token) })
  const { query } = await call(recordings.upload, { body: { is_init: '1' } })
  return query[0]?.id as number
}

/** Sends sound as fast as it is spoken; answers how far behind the server was at the end, in frames. */
const recordFor = async (url: string, token: string, id: number, seconds: number) => {
  const connection = await connectRecorder(url)
  connection.hello(token, id, { tab: `bench-tab-${id}` })
  await connection.until('ready')
  const began = performance.now()
  let sent = 0
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * (sampleRate / frameSamples))
    for (; sent < due; sent++) connection.socket.send(frameOf(sent, 100))
    await sleep(50)
  }
  const taken = connection.told.findLast((answer) => answer.type === 'taken')
  connection.socket.terminate()
  return sent - (taken?.next_frame ?? 0)
}

/** Fifty people record at once: what it takes of one core and of memory, and whether the server keeps up. */
export const measureRecorders = async (workplace: Workplace): Promise<Row[]> => {
  const token = await signIn(await workplace.database('small'), 'manager')
  const server = await workplace.freshServer('small')
  // All are begun before the first sends anything: somebody who records begins no second one.
  const ids: number[] = []
  while (ids.length < recorders) ids.push(await beginAs(server.url, token))
  const before = await metricsOf(server.url)
  printLine(`${recorders}명이 한꺼번에 녹음하는 중이에요`)
  const running = Promise.all(ids.map((id) => recordFor(server.url, token, id, recordSeconds)))
  await sleep((recordSeconds - 1) * 1000)
  const after = await metricsOf(server.url)
  const behind = Math.max(...(await running))
  await server.stop()
  const each = Math.max(0, after.memory - before.memory) / recorders
  const frameMs = (frameSamples / sampleRate) * 1000
  return [
    within(
      `recordings: ${recorders} at once, CPU`,
      (after.cpu - before.cpu) / recordSeconds,
      mostCpu,
      (share) => `${(share * 100).toFixed(0)} %`,
    ),
    within(`recordings: ${recorders} at once, memory each`, each, mostMemoryEach, kB),
    within(`recordings: ${recorders} at once, behind`, behind * frameMs, 2000, ms),
  ]
}

/** Three hours of sound go up in chunks and come down as one WAV; by how much the server's memory rises meanwhile. */
export const measureWav = async (workplace: Workplace): Promise<Row[]> => {
  const token = await signIn(await workplace.database('small'), 'staff')
  const server = await workplace.freshServer('small', ['--expose-gc'])
  const call = createClient({ baseUrl: server.url, headers: () => bearer(token) })
  const id = await beginAs(server.url, token)
  const samples = chunkSeconds * sampleRate
  const chunks = (wavHours * 3600) / chunkSeconds
  printLine(`${wavHours}시간의 소리를 올리고 받는 중이에요`)
  const before = (await metricsOf(server.url)).memory
  let most = 0
  for (let seq = 0; seq < chunks; seq++) {
    const wav = Buffer.concat([wavHeader(sampleRate, samples), Buffer.alloc(samples * 2, seq % 250)])
    const files = [new File([wav], 'chunk.wav', { type: 'audio/wav' })]
    await call(recordings.upload, { body: { is_update: '1', id: String(id), seq: String(seq), files } })
    if (seq % 20 === 0) most = Math.max(most, (await metricsOf(server.url)).memory)
  }
  const path = recordings.audio.path.replace(':id', String(id))
  const answer = await fetch(server.url + path, { headers: bearer(token) })
  let bytes = 0
  let seen = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes - seen < 64 * 1024 ** 2) continue
    seen = bytes
    most = Math.max(most, (await metricsOf(server.url)).memory)
  }
  await server.stop()
  if (bytes !== 44 + chunks * samples * 2) throw new Error(`only ${bytes} bytes of the sound arrived`)
  return [
    within(
      `recordings: server memory more, WAV of ${wavHours} hours`,
      Math.max(0, most - before),
      mostWavMemory,
      (value) => `${count(value / 1e6)} MB`,
    ),
  ]
}

export const measureRecordings = async (workplace: Workplace, options: Options): Promise<Row[]> => [
  ...(await measureReads(workplace, options)),
  ...(await measureRecorders(workplace)),
  ...(await measureWav(workplace)),
]
