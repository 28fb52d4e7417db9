import * as z from 'zod'

const largestKey = 2_147_483_647

/** A row's number in a path or a query string. */
export const key = () => z.coerce.number().int().min(1).max(largestKey)

/** A row's number in a JSON body or an answer. */
export const no = (missing?: string) => z.int(missing).min(1).max(largestKey)

const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u
const notOneLine = '줄바꿈 없이 한 줄로 입력해 주세요.'
/** Marks that turn the direction of writing: with them a name or a file's ending reads as another. */
const oneDirection = /^[^\p{Bidi_Control}]*$/u
const notOneDirection = '보이지 않는 방향 표시 문자를 지워 주세요.'

/** One line of text that must be there. */
export const line = (max: number) =>
  z.string().trim().min(1).max(max, { abort: true }).regex(oneLine, notOneLine).regex(oneDirection, notOneDirection)

/** One line of text that may be empty. */
export const optionalLine = (max: number) =>
  z.string().trim().max(max, { abort: true }).regex(oneLine, notOneLine).regex(oneDirection, notOneDirection)

/** `YYYY-MM-DD`, Korea time. What is older is a slip: the database has no year 0. */
export const date = () => z.iso.date().refine((day) => day > '1800')

/** `YYYY-MM-DD HH:mm`, Korea time */
export const dateTime = () =>
  z.string().regex(/^(1[89]|[2-9]\d)\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/)

/** 0 or 1 in a query string: `is_own=1` */
export const flag = () => z.coerce.number().pipe(z.literal([0, 1]))

/** Several values in one query parameter: `mr_types=1,2,3` */
export const csv = <Item extends z.ZodType>(item: Item, most = 100) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(item).max(most),
  )

/** What people type into a search box; nothing typed means no filter. */
export const keyword = () => z.string().trim().max(100).optional()

/** Every list takes these two. */
export const paging = {
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(10),
}
