import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { contentDisposition, contentHeadersOf } from '../../http/answer/contentHeaders.ts'
import { Download } from '../../http/answer/download.ts'
import { refuse } from '../../http/refusal.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { fileTextsText } from './fileTexts.messages.ts'
import { runLimited } from './limitedProcess.ts'

const mimetype = 'application/pdf'
/** The file is held in memory up to three times while its pages are marked. */
const mostBytes = 250 * 1024 * 1024
const limits = { mostSeconds: 30, mostMegabytes: 1000, script: new URL('./stamp/stampProcess.ts', import.meta.url) }

interface Stampable {
  name: string
  mimetype: string
  size: number
  place: string
  /** The PDF that was made of it, where there is one. */
  pdf_place: string | null
  pdf_size: number | null
}

interface Pdf {
  name: string
  size: number
  place: string
}

const pdfOf = (file: Stampable): Pdf | null => {
  if (file.mimetype === mimetype) return file
  if (file.pdf_place === null || file.pdf_size === null) return null
  return { name: `${file.name}.pdf`, size: file.pdf_size, place: file.pdf_place }
}

/** Whether words can be laid over the pages of a file before it is given away. */
export const isStampable = (file: Stampable) => {
  const pdf = pdfOf(file)
  return pdf !== null && pdf.size <= mostBytes
}

/** Who takes it, and when, to the minute. */
export const stampWords = (reader: string, now_dt: string) => `${reader} · ${now_dt.slice(0, 16)}`

/** So many at once, because each holds a whole file in memory; whoever comes later waits. */
const atOnce = 2
let running = 0

const inTurn = async <Result>(work: () => Promise<Result>) => {
  while (running >= atOnce) await sleep(50)
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
  }
}

type StampAnswer = { update: Uint8Array } | { broken: string }

async function* joined(parts: (AsyncIterable<Uint8Array> | Uint8Array[])[]) {
  for (const part of parts) yield* part
}

/** The PDF of a file with these words over every page. `begun` is called once it is certain that it can be sent. */
export const stampedDownload = (
  { config }: Pick<Context, 'config'>,
  file: Stampable,
  words: string,
  begun: () => Promise<unknown>,
) => {
  const pdf = pdfOf(file)
  if (!pdf || pdf.size > mostBytes) return refuse('not_allowed', fileTextsText.notStampable)
  const storage = storageOf(config)
  return new Download({
    headers: {
      ...contentHeadersOf({ originalname: pdf.name, mimetype }),
      disposition: contentDisposition('attachment', pdf.name),
    },
    size: null,
    tag: null,
    open: async () => {
      const answer = await inTurn(async () =>
        runLimited<StampAnswer>(
          await storage.read(pdf.place, undefined),
          { ...limits, env: { WORDS: words } },
          { broken: 'gave up' },
        ),
      )
      if ('broken' in answer) return refuse('not_allowed', fileTextsText.notStampable)
      await begun()
      return Readable.from(joined([await storage.read(pdf.place, undefined), [answer.update]]), { objectMode: false })
    },
  })
}
