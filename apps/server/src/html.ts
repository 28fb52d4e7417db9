import sanitize from 'sanitize-html'

/** Pictures come from our own uploads only: anybody else's would learn who reads what, and when. */
const ownPicture = /^\/crm\/v3\/files\/download\?fa_no=\d{1,10}$/

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
    span: (tagName, attribs) => ({ tagName, attribs: isMention(attribs) ? attribs : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
}

const isMention = (attribs: Record<string, string>) =>
  attribs['data-type'] === 'mention' && /^\d{1,9}$/.test(attribs['data-id'] ?? '')

/** What people wrote, with nothing in it that could run, reach elsewhere or dress up as ours. */
export const cleanHtml = (html: string) => sanitize(html, rules).trim()

const blockEnd = /<\/(p|h\d|blockquote|pre|li)>|<br\s*\/?>|<hr\s*\/?>/g
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of cleaned HTML, a line a paragraph. */
export const plainText = (cleaned: string) =>
  cleaned
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\u00a0/g, ' ')
    .trim()

const mention = /<span[^>]*\bdata-type="mention"[^>]*>/g

/** Who is mentioned in cleaned HTML, by emp_no. */
export const mentionsIn = (cleaned: string): number[] => {
  const found = [...cleaned.matchAll(mention)].flatMap(([tag]) => /\bdata-id="(\d+)"/.exec(tag)?.[1] ?? [])
  return [...new Set(found.map(Number))].filter((emp_no) => emp_no > 0)
}
