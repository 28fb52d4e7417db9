import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)
const dist = new URL('apps/web/dist/', root)
const hashLength = 12

const textOf = (file: URL) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The build's own fingerprint (scripts/lib/webBuild.mjs); after a build by hand, that of the page, which names its files. */
const webFingerprint = () => {
  const sources = textOf(new URL('.sources', dist))
  if (sources) return sources.trim()
  const page = textOf(new URL('index.html', dist))
  return page && createHash('sha256').update(page).digest('hex')
}

/** What this server and the web app it serves are: `0.1.0+3f2a9c0d1e4b` */
export const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  const web = webFingerprint()
  return web ? `${version}+${web.slice(0, hashLength)}` : version
}
