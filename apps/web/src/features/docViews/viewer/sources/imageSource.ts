import { viewerText as text } from '../viewer.messages.ts'
import { type PageSource, readBytes, type SourceFile, SourceProblem } from './pageSource.ts'
import { pictureSizeOf } from './pictureSize.ts'

const mostBytes = 100 * 1024 ** 2
/** What the largest photos of phones have; unpacked it is a gigabyte. */
const mostPixels = 250_000_000
/** Of drawings that say none. */
const usualSize = { width: 1000, height: 1000 }

/**
 * A picture is a document of one page. `svg` is shown as a picture too, in which browsers run and fetch nothing;
 * `photo` is a kind that only some of them know.
 */
export const openImage = async (file: SourceFile, kind: 'image' | 'svg' | 'photo'): Promise<PageSource> => {
  if (file.size > mostBytes) throw new SourceProblem(text.tooLarge)
  const bytes = await readBytes(file)
  const { width, height } = pictureSizeOf(bytes) ?? usualSize
  if (width * height > mostPixels) throw new SourceProblem(text.tooLarge)
  const address = URL.createObjectURL(new Blob([bytes], kind === 'svg' ? { type: 'image/svg+xml' } : {}))
  const image = new Image()
  image.src = address
  await image.decode().catch(() => {
    URL.revokeObjectURL(address)
    throw new SourceProblem(kind === 'photo' ? text.photo : text.broken)
  })
  const size = image.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : usualSize
  return {
    count: 1,
    firstSize: size,
    sizeOf: async () => size,
    draw: async (_page, host) => {
      const copy = new Image()
      copy.src = address
      copy.alt = file.name
      host.replaceChildren(copy)
    },
    textOf: async () => '',
    close: () => URL.revokeObjectURL(address),
  }
}
