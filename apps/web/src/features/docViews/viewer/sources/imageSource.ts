import { viewerText as text } from '../viewer.messages.ts'
import { type PageSource, readBytes, type SourceFile, SourceProblem } from './pageSource.ts'

/** A picture is a document of one page. */
export const openImage = async (file: SourceFile): Promise<PageSource> => {
  const address = URL.createObjectURL(new Blob([await readBytes(file)]))
  const image = new Image()
  image.src = address
  await image.decode().catch(() => {
    URL.revokeObjectURL(address)
    throw new SourceProblem(text.broken)
  })
  const size = { width: image.naturalWidth, height: image.naturalHeight }
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
