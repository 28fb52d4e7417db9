/** Answers of the server, and streams that must not pass through a worker. */
const serverPaths = /^\/(crm|storage|docs\/json|socket\.io|metrics|healthz|readyz)(\/|$)/

/** The one page that is kept, and what is on it. */
export const offlinePage = '/offline.html'
export const offlineFiles = [offlinePage, '/offline.js', '/favicon.svg']

type Treatment = 'page' | 'asset' | 'offlineFile' | 'untouched'

interface Wanted {
  method: string
  mode: string
  url: string
}

/** Pages always come from the network; files with a hash in their name never change; everything else is not ours. */
export const treatmentOf = ({ method, mode, url }: Wanted, origin: string): Treatment => {
  const { origin: of, pathname } = new URL(url)
  if (method !== 'GET' || of !== origin || serverPaths.test(pathname)) return 'untouched'
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return offlineFiles.includes(pathname) ? 'offlineFile' : 'untouched'
}

export interface Message {
  al_no: number
  title: string
  body: string
  link: string
}

/** Staff, clients and partners alike may get it: it names neither the product nor the company. */
const anyMessage = '새 알림이 있어요'

const parsed = (text: string | undefined): Partial<Message> => {
  try {
    return JSON.parse(text ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** What the server sent (push.service.ts); a browser must show something for every message, readable or not. */
export const messageOf = (text: string | undefined): Message => {
  const { al_no = 0, title = anyMessage, body = '', link = '/' } = parsed(text)
  return { al_no, title, body, link: /^\/(?![/\\])/.test(link) ? link : '/' }
}
