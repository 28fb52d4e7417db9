const longestTitle = 100
const videoNames = /\.(mp4|m4v|mov|webm|mkv|avi|wmv|mpe?g|ts)$/i
const inNumbers = new Intl.Collator('ko', { numeric: true })

/** Some systems do not know the kind of a video: then its name tells. */
export const isVideo = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type.startsWith('video/') || videoNames.test(name)

/** `02_투자_IR의_이해.mp4` → `02 투자 IR의 이해` */
export const titleOf = (name: string) => {
  const title = name
    .normalize('NFC')
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, longestTitle)
  return title || name.slice(0, longestTitle)
}

/** In the order of their names: 2 before 10. */
export const inOrder = <Named extends { name: string }>(files: readonly Named[]) =>
  files.toSorted((one, other) => inNumbers.compare(one.name, other.name))

/** The text of a subtitle file: UTF-8, or else the encoding that Korean players have written for years. */
export const readSubtitles = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr', { fatal: true }).decode(bytes)
  }
}
