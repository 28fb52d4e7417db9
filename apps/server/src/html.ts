import { isOwnPicture } from '@crm/contract/kit/richText'
import sanitize from 'sanitize-html'

const rules: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a', 'img', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    span: ['data-type', 'data-id', 'data-label', 'data-mention-suggestion-char'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...(attribs.href ? { href: attribs.href } : {}),
        target: '_blank',
        rel: 'noopener noreferrer nofollow',
      },
    }),
    // The address first, wherever it was written.
    img: (tagName, { src, ...attribs }) => ({ tagName, attribs: { src: src ?? '', ...attribs } }),
    span: (tagName, attribs) => ({ tagName, attribs: isMention(attribs) ? attribs : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
}

const isMention = (attribs: Record<string, string>) =>
  attribs['data-type'] === 'mention' && /^\d{1,9}$/.test(attribs['data-id'] ?? '')

// Without `<` inside a tag, or many `<` and no `>` would be searched to their end from each of them.
const piece = /<[^<>]*>|[^<]+/g
const leading = /^[\s\u200b]+/

const trimStart = (words: string) => words.replace(leading, '')

/** Counted back by hand: a pattern would try again at every blank of a long row of them. */
const trimEnd = (words: string) => {
  let end = words.length
  while (end > 0 && leading.test(words.charAt(end - 1))) end -= 1
  return words.slice(0, end)
}

const isSaying = (part: string) => (part.startsWith('<') ? /^<(img|hr)\b/.test(part) : trimStart(part) !== '')
const isVoid = (part: string) => part.startsWith('<br')
const isOpening = (part: string) => /^<[a-z]/.test(part) && !isVoid(part)
const isClosing = (part: string) => part.startsWith('</')

/** Of what comes before the first word only the elements that hold it are left. */
const frontOf = (parts: string[]) => {
  const open: string[] = []
  for (const part of parts) {
    if (isOpening(part)) open.push(part)
    else if (isClosing(part)) open.pop()
  }
  return open
}

/** Of what comes after the last word only the ends of the elements that hold it are left. */
const backOf = (parts: string[]) => {
  const left: string[] = []
  let opened = 0
  for (const part of parts) {
    if (isOpening(part)) opened += 1
    else if (isClosing(part) && opened > 0) opened -= 1
    else if (isClosing(part)) left.push(part)
  }
  return left
}

/** Without empty paragraphs and blanks before the first word and after the last; cleaned HTML is well formed. */
const trimHtml = (cleaned: string) => {
  const parts = cleaned.match(piece) ?? []
  const first = parts.findIndex(isSaying)
  const last = parts.findLastIndex(isSaying)
  if (first < 0) return ''
  const front = frontOf(parts.slice(0, first))
  const said = parts.slice(first, last + 1)
  // Code keeps its indent.
  if (!front.includes('<pre>')) said.unshift(trimStart(said.shift() ?? ''))
  said.push(trimEnd(said.pop() ?? ''))
  return [...front, ...said, ...backOf(parts.slice(last + 1))].join('')
}

/** What people wrote, with nothing in it that could run, reach elsewhere or dress up as ours. */
export const cleanHtml = (html: string) => trimHtml(sanitize(html, rules))

const blockEnd = /<\/(p|h\d|blockquote|pre|li)>|<br\s*\/?>|<hr\s*\/?>/g
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of cleaned HTML, a line a paragraph. */
export const plainText = (cleaned: string) =>
  cleaned
    .replace(blockEnd, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\u00a0/g, ' ')
    .trim()

const mention = /<span[^<>]*\bdata-type="mention"[^<>]*>/g

/** Who is mentioned in cleaned HTML, by emp_no. */
export const mentionsIn = (cleaned: string): number[] => {
  const found = [...cleaned.matchAll(mention)].flatMap(([tag]) => /\bdata-id="(\d+)"/.exec(tag)?.[1] ?? [])
  return [...new Set(found.map(Number))].filter((emp_no) => emp_no > 0)
}
