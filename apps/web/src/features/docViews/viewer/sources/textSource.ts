import { type PageSource, readBytes, type SourceFile } from './pageSource.ts'

const linesOfPage = 60
const mostLines = 200_000
const size = { width: 794, height: 1123 }

/** Korean files without a mark are either UTF-8 or CP949; what is no UTF-8 is the other one. */
export const decodeText = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

/** The cells of one line of CSV; quotes may hold commas. */
export const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|[,\t])(?:"((?:[^"]|"")*)"|([^,\t]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

const element = (tag: string, content: string | HTMLElement[]) => {
  const made = document.createElement(tag)
  if (typeof content === 'string') made.textContent = content
  else made.append(...content)
  return made
}

const tableOf = (lines: string[]) =>
  element(
    'table',
    lines.map((line) =>
      element(
        'tr',
        cellsOf(line).map((cell) => element('td', cell)),
      ),
    ),
  )

export const openText = async (file: SourceFile, kind: 'text' | 'csv'): Promise<PageSource> => {
  const lines = decodeText(await readBytes(file))
    .split(/\r\n|\r|\n/)
    .slice(0, mostLines)
  const linesOf = (page: number) => lines.slice((page - 1) * linesOfPage, page * linesOfPage)
  return {
    count: Math.max(1, Math.ceil(lines.length / linesOfPage)),
    firstSize: size,
    sizeOf: async () => size,
    draw: async (page, host, scale) => {
      const sheet = kind === 'csv' ? tableOf(linesOf(page)) : element('pre', linesOf(page).join('\n'))
      sheet.dataset.textPage = kind
      sheet.style.zoom = String(scale)
      host.replaceChildren(sheet)
    },
    textOf: async (page) => linesOf(page).join('\n'),
    close: () => {},
  }
}
