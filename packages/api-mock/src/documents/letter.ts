import { contractNumber, type Account } from '@hautelisse/domain/accounts'
import { dateOf, formatFrenchDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_PROFILE } from '@hautelisse/domain/contract'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { formatEuros, formatUnits, type Euros } from '@hautelisse/domain/money'
import { brandingOf } from '@hautelisse/domain/session'

import { PAPERS, type Person } from '../people/index.ts'

type Table = Extract<DocumentBlock, { kind: 'table' }>

/** Heads of a table: a figure stands at the end of its column. */
export const headsOf = (texts: readonly string[], figures: readonly string[]): Table['heads'] => [
  ...texts.map((text) => ({ text, isFigure: false })),
  ...figures.map((text) => ({ text, isFigure: true })),
]

/** A value of a unit as statements write it: with its cents, and with what is less than a cent where there is any. */
export const writeUnitValue = (value: number): string => `${formatUnits(value).replace(/0{1,2}$/, '')}\u00A0€`

/**
 * Day on which a letter about a year is drawn up: in the middle of the January after it, when the values of its last day are known; before that, today.
 *
 * @param date a day of the year
 * @param today day on which it is printed
 * @example drawnUpOn(plainDate('2025-12-31'), today) // 2026-01-15
 */
export const drawnUpOn = (date: PlainDate, today: PlainDate): PlainDate => {
  const day = dateOf(yearOf(date) + 1, 1, 15)
  return day < today ? day : today
}

/** A day, and the amounts of a list of names, as facts. */
export const factsOf = (rows: readonly (readonly [name: string, value: Euros | PlainDate | string])[]): DocumentBlock => ({
  kind: 'facts',
  rows: rows.map(([name, value]) => ({ name, value: typeof value === 'string' ? value : formatEuros(value) })),
})

const profileOf = (person: Person) => person.s2e_profile ?? person.ais_profile ?? person[PROVIDER_PROFILE]

/** The full name of a person, as their profiles write it, else as the sign-in service does. */
export const nameOf = (person: Person): string => {
  const profile = profileOf(person)
  return profile === undefined ? (person.oauth_profile.name ?? '') : `${profile.first_name} ${profile.last_name}`
}

/** Lines of the postal address of a person, under their name; the name alone where nobody knows where they live. */
export const addressOf = (person: Person): string[] => {
  const name = nameOf(person)
  const own = person.s2e_profile?.address ?? person.ais_profile?.address
  const { street_line, zip_postal_code, locality } = own ?? person[PROVIDER_PROFILE] ?? {}
  return [
    name,
    own?.additional_address_1,
    own?.additional_address_2,
    own?.additional_address_3,
    street_line,
    locality === undefined ? undefined : `${zip_postal_code ?? ''} ${locality}`.trim(),
  ].flatMap((line) => (line === undefined || line === '' ? [] : [line]))
}

/** Who writes: the account keeper of employee savings, else the customers' service, with the help line of the portal. */
const issuerOf = ({ s2e_profile }: Person): string[] => [
  s2e_profile === undefined ? 'Hautelisse, service clients' : PAPERS.recipient,
  `${PAPERS.street_line}, ${PAPERS.zip_postal_code} ${PAPERS.locality}`,
  '01\u00A099\u00A000\u00A018\u00A030, aide@hautelisse.example',
]
const PLACE = 'Rouen'

/** What a document is about, in one line: whose it is first. */
export const bandOf = (person: Person, rows: readonly (readonly [name: string, value: string | undefined])[]): DocumentBlock => ({
  kind: 'band',
  facts: [['Titulaire', nameOf(person)] as const, ...rows].flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [{ name, value }],
  ),
})

/** A contract as papers name it: what it is, and its number. */
export const contractOf = (account: Account): string => `${account.title} ${contractNumber(account)}`

/**
 * Makes a letter of a title and its blocks: in French, from the account keeper under the sign of the person's group, to where the person lives.
 *
 * @param person to whom it is written
 * @param letter title, what the document is, day on which it was drawn up, and what stands at the foot of each page unless the title does
 * @param blocks what it says
 */
export const letterOf = (
  person: Person,
  letter: { readonly title: string; readonly subtitle?: string; readonly date: PlainDate; readonly foot?: string },
  blocks: readonly DocumentBlock[],
): DocumentTree => ({
  title: letter.title,
  ...(letter.subtitle === undefined ? {} : { subtitle: letter.subtitle }),
  language: 'fr',
  date: letter.date,
  name: nameOf(person),
  foot: letter.foot ?? `${letter.title}, ${nameOf(person)}`,
  brand: brandingOf(person),
  letter: {
    by: 'insurer',
    from: issuerOf(person),
    to: addressOf(person),
    place: `${PLACE}, le ${formatFrenchDate(letter.date)}`,
  },
  blocks: [...blocks],
})
