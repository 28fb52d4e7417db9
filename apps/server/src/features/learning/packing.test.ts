import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { courses } from '@crm/contract/features/courses/courses'
import { deletions } from '@crm/contract/features/deletions/deletions'
import { learning } from '@crm/contract/features/learning/learning'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { upload } from '../../testing/files/uploads.ts'
import {
  type LectureFixture,
  lectureFixture,
  readClip,
  repeatedClip,
  stretchedClip,
} from '../../testing/fixtures/lectureFixture.ts'
import { learningText } from './learning.messages.ts'
import { findFfmpeg } from './packing/ffmpeg.ts'

let at: LectureFixture
let folder: string
/** Stands for ffmpeg: whatever it is given, it answers with the clip. */
let ffmpegPath: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crm-ffmpeg-'))
  ffmpegPath = join(folder, 'ffmpeg')
  await writeFile(join(folder, 'clip.mp4'), await readClip())
  await writeFile(
    ffmpegPath,
    `#!/bin/sh\nfor to in "$@"; do :; done\nhead -c 4 "$8" | grep -q AVI_ && exit 1\ncp '${folder}/clip.mp4' "$to"\n`,
  )
  await chmod(ffmpegPath, 0o755)
  // Not the one that this machine may have.
  at = await lectureFixture({ ffmpegPath: join(folder, 'none') })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const segmentsOf = (db: LectureFixture['app']['db'], crl_no: number) =>
  db
    .selectFrom('lecture_segments as s')
    .innerJoin('lecture_renditions as r', 'r.lr_no', 's.lr_no')
    .innerJoin('lecture_media as m', 'm.lm_no', 'r.lm_no')
    .innerJoin('files as f', 'f.file_no', 's.file_no')
    .select(['s.n', 's.from_ms', 's.ms', 's.at_byte', 's.bytes', 'r.init', 'r.height', 'f.place', 's.file_no'])
    .where('m.crl_no', '=', crl_no)
    .orderBy('r.height')
    .orderBy('s.n')
    .execute()

/** What a player would put together of the segments. */
const playedSeconds = async (rows: Awaited<ReturnType<typeof segmentsOf>>) => {
  const storage = storageOf({ ...readConfig({}), dataDir: at.app.dataDir })
  const parts = [rows[0]?.init ?? Buffer.alloc(0)]
  for (const { place, at_byte, bytes } of rows)
    parts.push(await buffer(await storage.read(place ?? '', { start: at_byte, end: at_byte + bytes - 1 })))
  const input = new Input({ source: new BufferSource(new Uint8Array(Buffer.concat(parts))), formats: ALL_FORMATS })
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  return [await video?.computeDuration(), Math.round((await audio?.computeDuration()) ?? 0)]
}

test('a video of H.264 and AAC is packed as it is into segments of six seconds, and the lecture has its length', async () => {
  const { crs_no, crc_no } = await at.createCourse()
  const crl_no = await at.createLecture(crc_no)
  const row = await at.packVideo(crs_no, crl_no, await readClip())
  expect(row).toMatchObject({ crl_seconds: 36, heights: [270], upload: { state: 'done', fault: null, percent: 100 } })
  const segments = await segmentsOf(at.app.db, crl_no)
  expect(segments.map(({ from_ms, ms }) => [from_ms, ms])).toEqual(
    [0, 6, 12, 18, 24, 30].map((from) => [from * 1000, 6000]),
  )
  expect(await playedSeconds(segments)).toEqual([36, 36])
})

test('a long video is packed in several runs, each going on where the one before has ended', async () => {
  const { crs_no, crc_no } = await at.createCourse()
  const crl_no = await at.createLecture(crc_no)
  const row = await at.packVideo(crs_no, crl_no, await repeatedClip(20))
  expect(row).toMatchObject({ crl_seconds: 720, upload: { state: 'done' } })
  const segments = await segmentsOf(at.app.db, crl_no)
  expect(segments).toHaveLength(120)
  expect(new Set(segments.map(({ file_no }) => file_no)).size).toBeGreaterThan(1)
  expect(await playedSeconds(segments)).toEqual([720, 0])
  const ends = segments.map(({ from_ms, ms }) => from_ms + ms)
  expect(segments.slice(1).map(({ from_ms }) => from_ms)).toEqual(ends.slice(0, -1))
})

test('what is no video, broken or ten hours long is refused in words, and nothing of it is kept', async () => {
  const { crs_no, crc_no } = await at.createCourse()
  const clip = await readClip()
  const samples = {
    format: new TextEncoder().encode('이것은 영상이 아니에요.'),
    broken: clip.slice(0, 60_000),
    long: await stretchedClip(36_000),
  }
  for (const [fault, bytes] of Object.entries(samples)) {
    const crl_no = await at.createLecture(crc_no)
    const row = await at.packVideo(crs_no, crl_no, bytes)
    expect(row).toMatchObject({ crl_seconds: 0, heights: [], upload: { state: 'failed', fault } })
    expect(await segmentsOf(at.app.db, crl_no)).toEqual([])
  }
})

test('a new upload takes the place of the old one when it is ready; one that fails leaves it', async () => {
  const { crs_no, crc_no } = await at.createCourse()
  const crl_no = await at.createLecture(crc_no)
  await at.packVideo(crs_no, crl_no, await readClip())
  await at.sendVideo(crl_no, new TextEncoder().encode('아니에요'))
  await expect.poll(async () => (await at.mediaOf(crs_no, crl_no))?.upload?.state, { timeout: 20_000 }).toBe('failed')
  expect(await at.mediaOf(crs_no, crl_no)).toMatchObject({ crl_seconds: 36, heights: [270] })
  await at.packVideo(crs_no, crl_no, await stretchedClip(72))
  expect(await at.mediaOf(crs_no, crl_no)).toMatchObject({ crl_seconds: 72, upload: { state: 'done' } })
  const left = await at.app.db.selectFrom('lecture_media').select('lm_no').where('crl_no', '=', crl_no).execute()
  expect(left).toHaveLength(1)
})

test('with ffmpeg there are further sizes, and formats that browsers do not know', async () => {
  const other = await lectureFixture({ ffmpegPath })
  const { crs_no, crc_no } = await other.createCourse()
  const foreign = await other.createLecture(crc_no)
  const row = await other.packVideo(crs_no, foreign, new TextEncoder().encode('RIFF 영상'))
  expect(row).toMatchObject({ crl_seconds: 36, upload: { state: 'done' } })
  await expect
    .poll(async () => (await other.mediaOf(crs_no, foreign))?.heights, { timeout: 20_000 })
    .toEqual([720, 360])
  const hopeless = await other.createLecture(crc_no)
  expect(await other.packVideo(crs_no, hopeless, new TextEncoder().encode('AVI_'))).toMatchObject({
    upload: { state: 'failed', fault: 'format' },
  })
  await other.staff.call(learning.packAgain, { params: { crl_no: hopeless } })
  await expect
    .poll(async () => (await other.mediaOf(crs_no, hopeless))?.upload?.state, { timeout: 20_000 })
    .toBe('failed')
  await expect(other.staff.call(learning.packAgain, { params: { crl_no: foreign } })).rejects.toMatchObject({
    status: 409,
    message: learningText.nothingToPack,
  })
  expect(findFfmpeg(join(folder, 'none'))).toBeNull()
})

const subtitles = '1\n00:00:01,000 --> 00:00:02,000\n안녕하세요.\n'

const mediaOf = async (crs_no: number, crl_no: number) =>
  (await at.staff.call(learning.media, { params: { crs_no } })).query.find((lecture) => lecture.crl_no === crl_no)

test('uploads are for those who keep courses; a lecture of text takes no video', async () => {
  const { crs_no, crc_no } = await at.createCourse()
  const crl_no = await at.createLecture(crc_no, 'text')
  await expect(at.sendVideo(crl_no, await readClip())).rejects.toMatchObject({ message: learningText.oneVideo })
  const video = await at.createLecture(crc_no)
  const client = await at.app.client()
  const target = { to_table: 'lecture_sources', to_no: video }
  const sample = { originalname: '강의.mp4', bytes: await readClip() }
  await expect(upload(at.app, client, sample, target)).rejects.toMatchObject({ status: 404 })
  // Removing a lecture leaves no video behind.
  await at.packVideo(crs_no, video, await readClip())
  const material = { to_table: 'lecture_materials', to_no: video }
  await upload(at.app, at.staff, { originalname: '교재.txt', bytes: '교재' }, material)
  await at.staff.call(learning.saveSubtitles, { params: { crl_no: video, lang: 'ko' }, body: { text: subtitles } })
  const lm_no = (await mediaOf(crs_no, video))?.upload?.lm_no ?? 0
  const attached = () =>
    at.app.db
      .selectFrom('file_attachments')
      .select(['fa_no', 'to_table'])
      .where(({ or, and, eb }) =>
        or([
          and([eb('to_table', 'in', ['lecture_sources', 'lecture_materials']), eb('to_no', '=', video)]),
          and([eb('to_table', '=', 'lecture_media'), eb('to_no', '=', lm_no)]),
        ]),
      )
      .orderBy('fa_no')
      .execute()
  const before = [await attached(), await mediaOf(crs_no, video)]
  expect(before[1]).toMatchObject({ materials: 1, subtitles: ['ko'], upload: { state: 'done' } })
  const { undo_no } = await at.staff.call(courses.removeLecture, { params: { crl_no: video } })
  expect(await attached()).toEqual([])
  // It comes back as it was, with its video and all files.
  await at.staff.call(deletions.undo, { params: { del_no: undo_no } })
  expect([await attached(), await mediaOf(crs_no, video)]).toEqual(before)
  const one = { params: { crl_no: video, lang: 'ko' } } as const
  await at.staff.call(learning.saveSubtitles, { params: { crl_no: video, lang: 'en' }, body: { text: subtitles } })
  const removal = await at.staff.call(learning.removeSubtitles, one)
  expect(await mediaOf(crs_no, video)).toMatchObject({ subtitles: ['en'] })
  await at.staff.call(deletions.undo, { params: { del_no: removal.undo_no } })
  expect(await mediaOf(crs_no, video)).toMatchObject({ subtitles: ['en', 'ko'] })
})
