/** RFC 5987: what encodeURIComponent leaves but a header may not hold is encoded as well. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** For programs that know only ASCII; browsers read the other one. */
const plain = (name: string) => name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')

export const contentDisposition = (how: 'inline' | 'attachment', name: string) =>
  `${how}; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`

export interface ContentHeaders {
  type: string
  disposition: string
  /** Content security policy: nothing that people upload runs as ours. */
  policy: string
}

const isImage = (mimetype: string) => mimetype.startsWith('image/')
const isPdf = (mimetype: string) => mimetype === 'application/pdf'

const sandboxed = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox"
// Browsers do not show a PDF inside a sandbox; its own scripts stay within their viewer.
const viewer = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** How a stored file leaves: images and PDFs open in the browser, everything else can only be saved. */
export const contentHeadersOf = ({
  originalname,
  mimetype,
}: {
  originalname: string
  mimetype: string
}): ContentHeaders => {
  const opens = isImage(mimetype) || isPdf(mimetype)
  return {
    type: opens ? mimetype : 'application/octet-stream',
    disposition: contentDisposition(opens ? 'inline' : 'attachment', originalname),
    policy: isPdf(mimetype) ? viewer : sandboxed,
  }
}
