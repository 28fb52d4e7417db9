import { readFile } from 'node:fs/promises'
import { courses } from '@crm/contract/features/courses/courses'
import { learning } from '@crm/contract/features/learning/learning'
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { expect, vi } from 'vitest'
import type { Config } from '../config.ts'
import { courseDraft } from './courseFixture.ts'
import { startTestApp } from './startTestApp.ts'
import { upload } from './uploads.ts'

/** 36 seconds of H.264 and AAC. */
export const readClip = async () =>
  new Uint8Array(await readFile(new URL('../features/learning/seed/clip.mp4', import.meta.url)))

/** The picture of the clip so many times in a row, its frames further apart by a factor. */
const remade = async (times: number, factor: number) => {
  const input = new Input({ source: new BufferSource(await readClip()), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('the clip has no picture')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const picture = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(picture)
  await output.start()
  const seconds = await track.computeDuration()
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  for (let turn = 0; turn < times; turn++) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const timestamp = (packet.timestamp + turn * seconds) * factor
      const moved = packet.clone({ timestamp, duration: packet.duration * factor })
      await picture.add(moved, decoderConfig && { decoderConfig })
    }
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

/** Small, however long it plays. */
export const stretchedClip = (seconds: number) => remade(1, seconds / 36)

/** Key frames as often as in the clip, so that there are six segments each time. */
export const repeatedClip = (times: number) => remade(times, 1)

const first = <Row>({ query: [row] }: { query: Row[] }) => {
  if (!row) throw new Error('nothing was answered')
  return row
}

/** A test app with somebody who keeps courses, and functions that make courses with videos. */
export const lectureFixture = async (config: Partial<Config> = {}) => {
  const app = await startTestApp({ rateLimits: false, config })
  const staff = await app.staff({ emp_scope: ['CampAdmList'], emp_lv: 4 })

  const createCourse = async (changes: Partial<typeof courseDraft> = {}) => {
    const { crs_no } = first(await staff.call(courses.create, { body: { ...courseDraft, ...changes } }))
    const body = { crc_title: '들어가며' }
    const { crc_no } = first(await staff.call(courses.createChapter, { params: { crs_no }, body }))
    return { crs_no, crc_no }
  }
  const createLecture = async (crc_no: number, crl_kind: 'video' | 'text' = 'video', crl_title = '1강') =>
    first(await staff.call(courses.createLecture, { params: { crc_no }, body: { crl_title, crl_kind } })).crl_no

  const sendVideo = (crl_no: number, bytes: Uint8Array<ArrayBuffer>, originalname = '강의.mp4') =>
    upload(app, staff, { originalname, mimetype: 'video/mp4', bytes }, { to_table: 'lecture_sources', to_no: crl_no })

  const mediaOf = async (crs_no: number, crl_no: number) => {
    const { query } = await staff.call(learning.media, { params: { crs_no } })
    return query.find((row) => row.crl_no === crl_no)
  }
  /** Uploads a video and waits until it can be watched or not. */
  const packVideo = async (crs_no: number, crl_no: number, bytes: Uint8Array<ArrayBuffer>) => {
    await sendVideo(crl_no, bytes)
    const state = async () => (await mediaOf(crs_no, crl_no))?.upload?.state
    // Not `expect.poll`, which works only inside a test: fixtures are made before.
    await vi.waitFor(async () => expect(await state()).toMatch(/done|failed/), { timeout: 60_000, interval: 100 })
    return mediaOf(crs_no, crl_no)
  }
  return { app, staff, createCourse, createLecture, sendVideo, packVideo, mediaOf }
}

export type LectureFixture = Awaited<ReturnType<typeof lectureFixture>>
