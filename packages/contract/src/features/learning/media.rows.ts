import * as z from 'zod'
import { no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { lectureKind } from '../courses/courses.rows.ts'

export const mediaState = labelled({ waiting: '대기 중', packing: '처리 중', done: '재생 가능', failed: '재생 불가' })

/** Why an uploaded video cannot be watched. */
export const mediaFault = labelled({
  format: '이 형식은 재생할 수 없어요. MP4(H.264)로 올려 주세요.',
  broken: '영상 파일이 손상되어 읽을 수 없어요. 파일을 확인하고 다시 올려 주세요.',
  long: '10시간 이상인 영상은 올릴 수 없어요. 나누어 올려 주세요.',
})
export type MediaFault = (typeof mediaFault.values)[number]

export const subtitleLang = labelled({ ko: '한국어', en: '영어', ja: '일본어', zh: '중국어', vi: '베트남어' })
export type SubtitleLang = (typeof subtitleLang.values)[number]

/** The newest upload of a lecture. */
export const LectureUpload = z.object({
  lm_no: no(),
  originalname: z.string(),
  size: z.int(),
  state: mediaState.schema,
  fault: mediaFault.schema.nullable(),
  /** How much of the first size is packed. */
  percent: z.int().min(0).max(100),
})

export const LectureMediaRow = z.object({
  crl_no: no(),
  crc_title: z.string(),
  crl_title: z.string(),
  crl_kind: lectureKind.schema,
  is_sample: z.boolean(),
  crl_seconds: z.int(),
  upload: LectureUpload.nullable(),
  /** The sizes that can be watched now, largest first. */
  heights: z.array(z.int()),
  subtitles: z.array(subtitleLang.schema),
  materials: z.int(),
})
export type LectureMediaRow = z.output<typeof LectureMediaRow>
