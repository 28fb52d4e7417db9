/** Hands something to the browser's own downloads. */
export const followLink = (href: string, name: string) => {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.download = name
  anchor.rel = 'noopener'
  // Another origin may show the file instead of saving it: then beside our page, not in its place.
  if (new URL(href, location.href).origin !== location.origin) anchor.target = '_blank'
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}

const savedAfter = 60_000

export const saveBlob = (blob: Blob, name: string) => {
  const url = URL.createObjectURL(blob)
  followLink(url, name)
  setTimeout(() => URL.revokeObjectURL(url), savedAfter)
}

/** The file's name as the server sent it: RFC 5987 first, the plain one for old servers. */
export const nameIn = (disposition: string | null) => {
  const exact = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]
  if (exact) {
    try {
      return decodeURIComponent(exact)
    } catch {
      // The plain name is still there.
    }
  }
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? null
}
