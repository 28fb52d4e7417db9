import * as z from 'zod'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

/** The four top boxes of every tree. */
export const fileScope = labelled({
  ir: '사업계획서·IR',
  planning: '기획',
  finance: '재무',
  other: '기타',
})
export type FileScope = (typeof fileScope.values)[number]

export const entryKind = labelled({ box: '폴더', file: '파일' })

/** Limits of one tree (docs/rules.md, file tree); the database keeps the first two. */
export const treeLimits = {
  depth: 10,
  entries: 20_000,
  /** How many entries one call moves, copies, deletes or packs. */
  selection: 1000,
  /** From this share of the quota on people are warned. */
  warnFrom: 0.8,
  binDays: 30,
} as const

export const fileTreeMessages = {
  nameTaken: '같은 이름이 이미 있어요.',
  tooDeep: '폴더는 10단계까지 만들 수 있어요.',
  tooMany: '한 자료실에는 20,000개까지 넣을 수 있어요.',
  insideItself: '폴더를 자기 안으로 옮길 수 없어요.',
  nameMissing: '이름을 입력해 주세요.',
  nameInvalid: '이름에 쓸 수 없는 글자가 있어요.',
  noBox: '폴더가 그새 옮겨졌거나 삭제되었어요. 새로 고친 뒤 다시 시도해 주세요.',
} as const

const badInName = /[/\\\p{Cc}\u2028\u2029]|\p{Bidi_Control}/u

/** The name of a box or file: composed, one line, no slashes; `.` and `..` mean something else everywhere. */
export const EntryName = z
  .string()
  .max(1000, { abort: true })
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, fileTreeMessages.nameMissing)
      .max(255, { abort: true, message: '이름은 255자까지 쓸 수 있어요.' })
      .refine((name) => !badInName.test(name) && name !== '.' && name !== '..', fileTreeMessages.nameInvalid),
  )

/** A box on the way from the top to an entry. */
export const BoxOnPath = z.object({ ft_no: no(), name: z.string() })

export const FileEntry = z.object({
  ft_no: no(),
  parent: no().nullable(),
  kind: entryKind.schema,
  name: z.string(),
  scope: fileScope.schema,
  proj_no: no().nullable(),
  client_no: no().nullable(),
  /** Who made the box or brought the file, as user_no; nobody made the top boxes. */
  owner: no().nullable(),
  owner_name: z.string().nullable(),
  /** Of a file, its current version. */
  fv_no: no().nullable(),
  fa_no: no().nullable(),
  ver: z.int().nullable(),
  /** Bytes of the current version; null for a box. */
  size: z.int().nullable(),
  mimetype: z.string().nullable(),
  /** Opens the current version without a token for about an hour; pictures and PDFs only, in lists where it is asked for. */
  picture: z.string().nullable(),
  /** How many entries lie directly in a box; null for a file. */
  entries: z.int().nullable(),
  is_starred: z.boolean(),
  /** Live shares of this entry itself. Clients always see 0. */
  shares: z.int(),
  /** What the caller may do with it. */
  may_change: z.boolean(),
  may_delete: z.boolean(),
  rev: z.int(),
  reg_dt: dateTime(),
  update_dt: dateTime(),
})
export type FileEntry = z.output<typeof FileEntry>

/** An entry that a list of several trees or boxes shows: where it lies as well. */
export const FoundEntry = FileEntry.extend({
  path: z.array(BoxOnPath),
  proj_name: z.string().nullable(),
  client_name: z.string().nullable(),
  /** Where the words inside matched: the piece around the first match. */
  excerpt: z.string().nullable(),
})
export type FoundEntry = z.output<typeof FoundEntry>

/** In the list of one's own files: when one last opened it. */
export const MyEntry = FoundEntry.extend({ open_dt: dateTime().nullable() })
export type MyEntry = z.output<typeof MyEntry>

export const FileVersion = z.object({
  fv_no: no(),
  ft_no: no(),
  ver: z.int(),
  fa_no: no(),
  file_no: no(),
  size: z.int(),
  mimetype: z.string(),
  note: z.string().nullable(),
  user_no: no(),
  user_name: z.string(),
  reg_dt: dateTime(),
  is_current: z.boolean(),
  /** Only who brought an old version deletes it. */
  may_delete: z.boolean(),
})
export type FileVersion = z.output<typeof FileVersion>

/** Where a browser fetches what was chosen as one file, without a token; for so many seconds. */
export const ZipAddress = z.object({ url: z.string(), name: z.string(), expires_in: z.int() })
/** The last part of such an address. */
export const ZipTicket = z.string().regex(/^[\w-]{22}$/)

/** How full a tree is. */
export const TreeUsage = z.object({ entries: z.int(), bytes: z.int(), quota: z.int() })
export type TreeUsage = z.output<typeof TreeUsage>

export const BinEntry = FileEntry.extend({
  deleted_dt: dateTime(),
  deleted_by_name: z.string().nullable(),
  from: z.string(),
})
export type BinEntry = z.output<typeof BinEntry>
