/** PNGs from this size on become JPEGs (docs/rules.md, files). */
const convertSize = 250_000
const quality = 0.8

/** The code is fetched when the first picture is chosen. */
const loadCompressor = () => import('compressorjs').then(({ default: Compressor }) => Compressor)

/** Animations and drawings would lose what they are. */
const isLeftAlone = (type: string) => type === 'image/gif' || type === 'image/svg+xml'

/** The picture within `edge` x `edge` pixels; upright, and never larger than it was. */
export const compressImage = async (file: File, edge: number): Promise<File> => {
  if (isLeftAlone(file.type)) return file
  const Compressor = await loadCompressor()
  const made = await new Promise<File | Blob>((success, error) => {
    new Compressor(file, { maxWidth: edge, maxHeight: edge, convertSize, quality, success, error })
  })
  const name = 'name' in made && typeof made.name === 'string' ? made.name : file.name
  return new File([made], name, { type: made.type })
}
