import type { Attachment } from '@crm/contract/features/files/files'
import type { Transport } from '../../shared/kit/files/upload/transport.ts'
import type { Upload } from '../../shared/kit/files/upload/uploadItems.ts'
import { koreaNow } from '../../shared/lib/format/date.ts'
import { galleryText } from './gallery.messages.ts'

const words = galleryText.files
const megabyte = 1024 ** 2
export const ownUserNo = 1

/** A picture without a server: a gradient with a hill. */
export const pictureOf = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="80" height="80" fill="url(#g)"/><circle cx="58" cy="22" r="9" fill="#fff" opacity=".85"/><path d="M0 66 26 38l20 20 12-11 22 21v12H0z" fill="#fff" opacity=".55"/></svg>`,
  )}`

const attachment = (fa_no: number, originalname: string, changes: Partial<Attachment> = {}): Attachment => ({
  fa_no,
  file_no: fa_no,
  to_table: 'clients',
  to_no: 1,
  user_no: fa_no % 2 ? ownUserNo : 2,
  user_name: fa_no % 2 ? words.me : words.others,
  reg_dt: koreaNow(),
  access_dt: null,
  transforms: [],
  file_info: { originalname, size: Math.round(megabyte * (0.3 + fa_no * 1.7)), mimetype: 'application/octet-stream' },
  ...changes,
})

export const pictures: Attachment[] = [
  ['#93a6f2', '#3654e0'],
  ['#7ad3c0', '#0b7285'],
  ['#f7c58a', '#b54708'],
].map(([from = '', to = ''], index) =>
  attachment(index + 1, `${galleryText.images.name} ${index + 1}.svg`, {
    user_no: ownUserNo,
    file_info: {
      originalname: `${galleryText.images.name} ${index + 1}.svg`,
      size: 900,
      mimetype: 'image/svg+xml',
      presignedUrl: pictureOf(from, to),
    },
  }),
)

export const sampleFiles: Attachment[] = words.names.map((name, index) =>
  attachment(
    index + 1,
    name,
    name.endsWith('.png') ? { file_info: { ...(pictures[1] as Attachment).file_info, originalname: name } } : {},
  ),
)

export const longFiles: Attachment[] = [
  attachment(1, words.longName, { user_name: words.longUser }),
  attachment(2, words.longName.replace('.pdf', '.zip'), { user_name: words.longUser }),
  attachment(3, 'a.txt'),
]

const upload = (id: number, name: string, changes: Partial<Upload>): Upload => {
  const file = new File([], name)
  return {
    id,
    file: Object.defineProperty(file, 'size', { value: 48 * megabyte }),
    sent: 0,
    problem: null,
    state: 'waiting',
    ...changes,
  }
}

export const sampleUploads: Upload[] = [
  upload(1, words.chosenFile, { state: 'chosen' }),
  upload(2, words.waitingFile, { state: 'waiting' }),
  upload(3, words.sending, { state: 'sending', sent: 30 * megabyte }),
  upload(4, words.finishing, { state: 'finishing', sent: 48 * megabyte }),
  upload(5, words.failedFile, { state: 'failed', problem: words.broken }),
]

/** The same with something to see. */
export const pictureUploads: Upload[] = sampleUploads.map((item, index) => {
  const svg = decodeURIComponent(
    (index % 2 ? pictureOf('#7ad3c0', '#0b7285') : pictureOf('#93a6f2', '#3654e0')).slice(19),
  )
  const file = new File([svg], `${galleryText.images.name} ${index + 1}.svg`, { type: 'image/svg+xml' })
  return { ...item, file, sent: item.state === 'sending' ? file.size * 0.6 : item.sent }
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
let lastNo = 100

/** Uploads that go nowhere, at a pace that can be watched. */
export const practice: Transport = {
  request: async (files) => files.map(() => ({ file_no: ++lastNo, url: '', fields: {} })),
  post: async (_address, file, { onSent, signal }) => {
    for (let step = 1; step <= 30; step++) {
      await pause(100)
      if (signal.aborted) throw signal.reason
      onSent((file.size * step) / 30)
      if (step === 20 && file.name.includes('fail')) throw new Error(words.broken)
    }
  },
  complete: async (file_no) => {
    await pause(600)
    return attachment(file_no, '')
  },
}
