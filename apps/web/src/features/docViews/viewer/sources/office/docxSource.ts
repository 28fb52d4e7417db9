import { viewerText as text } from '../../viewer.messages.ts'
import { findInPage } from '../findInPage.ts'
import { type PageSource, readBytes, type SourceFile, SourceProblem } from '../pageSource.ts'
import { keepNumbers, tameLinks } from './docxParts.ts'
import { isMarkup, isZipLargerThan, readZipContent } from './zipContent.ts'

const mostPacked = 60 * 1024 ** 2
const mostUnpacked = 400 * 1024 ** 2
/** Markup is taken apart in one go, and takes many times its size while that is done. */
const mostMarkup = 50 * 1024 ** 2

/** Refuses what would not fit into memory once unpacked, and says whether there are macros, which nothing here runs. */
export const checkZip = async (bytes: Uint8Array<ArrayBuffer>) => {
  const content = readZipContent(bytes)
  if (!content) throw new SourceProblem(text.broken)
  if (content.unpacked > mostUnpacked || (await isZipLargerThan(bytes, mostUnpacked)))
    throw new SourceProblem(text.tooLarge)
  if (await isZipLargerThan(bytes, mostMarkup, isMarkup)) throw new SourceProblem(text.tooLarge)
  return content.hasMacros ? text.hasMacros : undefined
}

const usualMargin = '20mm'

/** Documents that no word processor has laid out come as one endless page: its paragraphs go on to further ones. */
const splitTallPage = (page: HTMLElement) => {
  // Files that no word processor has saved may state no margins.
  if (Number.parseFloat(getComputedStyle(page).paddingLeft) === 0) page.style.padding = usualMargin
  const { minHeight, paddingTop, paddingBottom } = getComputedStyle(page)
  const room = Number.parseFloat(minHeight) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  const content = page.querySelector('article')
  const [first] = content?.children ?? []
  if (!(room > 0) || !content || !first) return
  const top = first.getBoundingClientRect().top
  const over = [...content.children].findIndex(
    (block, index) => index > 0 && block.getBoundingClientRect().bottom - top > room,
  )
  if (over < 0) return
  const next = page.cloneNode(true) as HTMLElement
  const nextContent = next.querySelector('article')
  nextContent?.replaceChildren(...[...content.children].slice(over))
  page.after(next)
  splitTallPage(next)
}

/** Lays the document out once, out of sight; its pages are then shown one by one. */
export const openDocx = async (file: SourceFile): Promise<PageSource> => {
  if (file.size > mostPacked) throw new SourceProblem(text.tooLarge)
  const bytes = await readBytes(file)
  const note = await checkZip(bytes)
  const { renderAsync } = await import('docx-preview')
  const stage = document.createElement('div')
  stage.dataset.docxStage = ''
  document.body.append(stage)
  try {
    await renderAsync(new Blob([bytes]), stage, undefined, {
      inWrapper: false,
      // Letters come from the reader's own fonts: the page policy lets no foreign font in.
      ignoreFonts: true,
      useBase64URL: true,
      renderAltChunks: false,
      breakPages: true,
      // Where Word itself broke the pages when it was last saved.
      ignoreLastRenderedPageBreak: false,
    })
  } catch {
    stage.remove()
    throw new SourceProblem(text.broken)
  }
  for (const section of stage.querySelectorAll<HTMLElement>('section')) splitTallPage(section)
  const pages = [...stage.querySelectorAll<HTMLElement>('section')]
  keepNumbers(pages)
  tameLinks(pages)
  const styles = [...stage.querySelectorAll('style')]
  const sizes = pages.map(({ offsetWidth, offsetHeight }) => ({ width: offsetWidth, height: offsetHeight }))
  for (const page of pages) page.remove()
  const [firstSize] = sizes
  if (!firstSize) {
    stage.remove()
    throw new SourceProblem(text.broken)
  }
  const draw = async (page: number, host: HTMLElement, scale: number) => {
    const sheet = pages[page - 1]?.cloneNode(true) as HTMLElement | undefined
    if (!sheet) return
    sheet.style.zoom = String(scale)
    host.replaceChildren(...styles.map((style) => style.cloneNode(true)), sheet)
  }
  return {
    count: pages.length,
    firstSize,
    sizeOf: async (page) => sizes[page - 1] ?? firstSize,
    draw,
    textOf: async (page) => pages[page - 1]?.textContent ?? '',
    find: (page, words) => findInPage((host) => draw(page, host, 1), sizes[page - 1] ?? firstSize, words),
    note,
    close: () => stage.remove(),
  }
}
