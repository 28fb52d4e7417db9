import * as z from 'zod'

/** Rich text is HTML on the wire and in the database; the server cleans it before it is stored. */

// Without `<` inside, or a text of many `<` and no `>` would be searched to its end from each of them.
const tag = /<[^<>]*>/g
const space = /&nbsp;|[\s\u00a0\u200b\ufeff]/g

/** Whether anything is left once the tags are gone; a picture says something without words. */
export const hasContent = (html: string) => /<img\b/i.test(html) || html.replace(tag, '').replace(space, '') !== ''

/** HTML that says something. */
export const richText = (max: number, missing: string) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
    // Aborts: nothing searches a text that is refused anyway.
    .max(max, { abort: true })
    .refine(hasContent, missing)

const picture = /^\/crm\/v3\/files\/download\?fa_no=\d{1,10}$/

/** The address of one of our own pictures: any other would learn who reads what, and when. */
export const isOwnPicture = (src: string) => picture.test(src)

/** What an editor's picture may weigh, and what kinds browsers show. */
export const editorImage = {
  bytes: 10 * 1024 ** 2,
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as z.core.util.MimeTypes[],
}
