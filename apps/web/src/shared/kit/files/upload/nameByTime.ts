/** How browsers call what is pasted, and phones what the camera has just taken: all alike. */
const usual = /^(image|blob|photo|unknown)?\.?(png|jpe?g|gif|webp|heic|heif|avif)$/i

/** 2026-11-18 143012, which is a name on every system. */
const inKorea = (at: Date) => at.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }).replaceAll(':', '')

/** Pictures that bear the name of all others get that of their moment, so that none is taken for a version of another. */
export const nameByTime = (files: readonly File[], word: string, now = new Date()): File[] => {
  let count = 0
  return files.map((file) => {
    const ending = usual.exec(file.name)?.[2]
    if (!ending) return file
    count += 1
    const number = count > 1 ? ` (${count})` : ''
    const { type, lastModified } = file
    return new File([file], `${word} ${inKorea(now)}${number}.${ending.toLowerCase()}`, { type, lastModified })
  })
}
