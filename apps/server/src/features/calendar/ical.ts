interface CalendarEvent {
  uid: string
  /** `YYYYMMDDTHHmmssZ`, or without the Z in Korea time. */
  start: string
  end: string
  summary: string
  location: string
  description: string
  /** Counts the changes, so that calendars take the newer one. */
  sequence: number
}

/** Escapes line breaks; other control characters, which could end a field, are removed. */
const escaped = (words: string) =>
  words
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')

const longestLine = 75

/** RFC 5545: at most 75 octets a line, the rest on the next ones after a space; no letter is ever cut in two. */
const folded = (line: string) => {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > longestLine) {
      lines.push(current)
      current = ' '
    }
    current += letter
  }
  return [...lines, current].join('\r\n')
}

const koreaZone = 'Asia/Seoul'

/** Local times name their zone, which the file then describes. */
const timeLine = (name: string, time: string) =>
  time.endsWith('Z') ? `${name}:${time}` : `${name};TZID=${koreaZone}:${time}`

const eventLines = (event: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp}`,
  timeLine('DTSTART', event.start),
  timeLine('DTEND', event.end),
  `SEQUENCE:${event.sequence}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  'END:VEVENT',
]

const stampOf = (now: Date) => `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const inFile = (lines: string[]) => lines.map((line) => `${folded(line)}\r\n`).join('')

const productLines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Builder CRM//KO',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
]

/** Korea has had no summer time since 1988. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${koreaZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** One event as a file that people add to their calendar. */
export const calendarFile = (event: CalendarEvent, now = new Date()) =>
  inFile([...productLines, ...zoneLines, ...eventLines(event, stampOf(now)), 'END:VCALENDAR'])

/** A calendar that Google, Apple and Outlook subscribe to. */
export const iCalendar = (name: string, events: CalendarEvent[], now = new Date()) =>
  inFile([
    ...productLines,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${koreaZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap((event) => eventLines(event, stampOf(now))),
    'END:VCALENDAR',
  ])
