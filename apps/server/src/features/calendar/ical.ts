interface CalendarEvent {
  uid: string
  /** YYYYMMDDTHHmmssZ */
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

const eventLines = (event: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART:${event.start}`,
  `DTEND:${event.end}`,
  `SEQUENCE:${event.sequence}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  'END:VEVENT',
]

const stampOf = (now: Date) => `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** A calendar that Google, Apple and Outlook subscribe to. */
export const iCalendar = (name: string, events: CalendarEvent[], now = new Date()) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Builder CRM//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Seoul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap((event) => eventLines(event, stampOf(now))),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
