import * as z from 'zod'
import { StartupProblem } from './startupProblem.ts'

const url = () => z.url({ protocol: /^https?$/ }).optional()
const text = () => z.string().min(1).optional()

/** What turns recorded meetings into words, and words into drafts of minutes. All of it is optional. */
export const transcriberSettings = {
  TRANSCRIBER_MODEL_DIR: text().describe('스트리밍 음성 인식 모델(sherpa-onnx)이 있는 폴더'),
  TRANSCRIBER_SPEAKER_MODEL: text().describe('목소리를 구분하는 모델(sherpa-onnx)의 파일. 예: /models/wespeaker.onnx'),
  TRANSCRIBER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('음성 인식에 쓰는 스레드 수, 1에서 64까지'),
  TRANSCRIBER_URL: url().describe('OpenAI 호환 음성 인식 주소. 예: https://api.openai.com/v1'),
  TRANSCRIBER_KEY: text().describe('음성 인식 주소의 키'),
  TRANSCRIBER_MODEL: z.string().min(1).default('whisper-1').describe('음성 인식 모델의 이름. 예: whisper-1'),
  DRAFT_URL: url().describe('OpenAI 호환 글 생성 주소. 예: https://api.openai.com/v1'),
  DRAFT_KEY: text().describe('글 생성 주소의 키'),
  DRAFT_MODEL: text().describe('글 생성 모델의 이름'),
}

type Settings = z.output<z.ZodObject<typeof transcriberSettings>>

export interface EndpointSettings {
  /** Without a slash at its end. */
  url: string
  key: string | undefined
  model: string
}

export interface TranscriberSettings {
  /** Goes before the endpoint: sound then stays on this machine. */
  modelDir: string | undefined
  /** The file of a model that tells voices apart: names of speakers are suggested by it. */
  speakerModel: string | undefined
  /** Threads that recognise speech; without a number one for each core but one. */
  workers: number | undefined
  endpoint: EndpointSettings | undefined
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

export const transcriberOf = (data: Settings): TranscriberSettings => {
  const { TRANSCRIBER_MODEL_DIR, TRANSCRIBER_WORKERS, TRANSCRIBER_URL, TRANSCRIBER_KEY, TRANSCRIBER_MODEL } = data
  return {
    modelDir: TRANSCRIBER_MODEL_DIR,
    speakerModel: data.TRANSCRIBER_SPEAKER_MODEL,
    workers: TRANSCRIBER_WORKERS,
    endpoint: TRANSCRIBER_URL
      ? { url: withoutSlash(TRANSCRIBER_URL), key: TRANSCRIBER_KEY, model: TRANSCRIBER_MODEL }
      : undefined,
  }
}

export const draftsOf = ({ DRAFT_URL, DRAFT_KEY, DRAFT_MODEL }: Settings): EndpointSettings | undefined => {
  if (!DRAFT_URL && !DRAFT_MODEL) return undefined
  if (DRAFT_URL && DRAFT_MODEL) return { url: withoutSlash(DRAFT_URL), key: DRAFT_KEY, model: DRAFT_MODEL }
  throw new StartupProblem(
    `회의록 초안을 쓰려면 환경 변수 ${DRAFT_URL ? 'DRAFT_MODEL' : 'DRAFT_URL'}도 필요해요`,
    'DRAFT_URL과 DRAFT_MODEL을 둘 다 정하거나 둘 다 비워 주세요.',
  )
}
