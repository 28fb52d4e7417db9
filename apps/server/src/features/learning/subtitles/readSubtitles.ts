/** What SRT and WebVTT have in common: when something is said, and what. */
interface Cue {
  from: string
  until: string
  text: string
}

const time = String.raw`(?:(\d{1,2}):)?([0-5]?\d):([0-5]?\d)[.,](\d{3})`
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s.*)?$`)

const stamp = (hours: string | undefined, minutes = '', seconds = '', millis = '') =>
  `${(hours ?? '').padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${millis}`

/** Tags, and the times that WebVTT allows inside a line; not a sign that stands alone, as in 1 < 2. */
const markup = /<(?:\/?[a-z!][^<>]*|[\d:.]+)>/gi

/** Words only: markup, and with it script, is taken out; what is left of it cannot become markup again. */
const plain = (text: string): string => {
  const stripped = text.replace(markup, '')
  return stripped === text
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : plain(stripped)
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? '')

const readCue = (block: string): Cue | null => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => timing.test(line))
  const parts = timing.exec(lines[at] ?? '')
  if (!parts || at > 1) return null
  const [, h1, m1, s1, ms1, h2, m2, s2, ms2] = parts
  const text = lines
    .slice(at + 1)
    .map((line) => plain(unescaped(line)).trim())
    .filter(Boolean)
    .join('\n')
  return text ? { from: stamp(h1, m1, s1, ms1), until: stamp(h2, m2, s2, ms2), text } : null
}

/** WebVTT of what was uploaded as WebVTT or SRT, without styles, notes or markup; null when nothing in it is a subtitle. */
export const readSubtitles = (file: string): string | null => {
  const text = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
  const cues = text.split(/\n{2,}/).flatMap((block) => readCue(block.trim()) ?? [])
  const valid = cues.filter(({ from, until }) => from < until)
  if (!valid.length) return null
  return `WEBVTT\n\n${valid.map(({ from, until, text }) => `${from} --> ${until}\n${text}\n`).join('\n')}`
}
