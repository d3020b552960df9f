import { addDays, type PlainDate } from '../calendar/index.ts'

/** A whole day of a calendar. */
export type CalendarDay = { readonly id: string; readonly on: PlainDate; readonly title: string; readonly text: string }

const FOLD = 73

/** Commas, semicolons, backslashes and line ends have a meaning of their own in the format. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** Bytes of a character in UTF-8. */
const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Lines are at most 75 bytes: longer ones go on after a line end and a space, between characters. */
const folded = (line: string): string => {
  let [text, length] = ['', 0]
  for (const sign of line) {
    const size = bytesOf(sign)
    if (length + size > FOLD) {
      text += '\r\n '
      length = 1
    }
    text += sign
    length += size
  }
  return text
}

const written = (day: PlainDate): string => day.replaceAll('-', '')

const eventOf =
  (today: PlainDate) =>
  ({ id, on, title, text }: CalendarDay): readonly string[] => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${written(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${written(on)}`,
    `DTEND;VALUE=DATE:${written(addDays(on, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]

/**
 * Writes days as a calendar file (iCalendar, RFC 5545), which calendars of phones and computers open.
 *
 * @param days whole days, each with an id of its own that stays the same when the file is made again
 * @param today day on which it is made
 * @example calendarFile([], today).split('\r\n')[0] // 'BEGIN:VCALENDAR'
 */
export const calendarFile = (days: readonly CalendarDay[], today: PlainDate): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hautelisse//Disponibilites//FR',
    ...days.flatMap(eventOf(today)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
