import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_PROFILE } from '@hautelisse/domain/contract'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { formatEuros, formatUnits, type Euros } from '@hautelisse/domain/money'

import type { Person } from '../people/index.ts'

type Table = Extract<DocumentBlock, { kind: 'table' }>

/** Heads of a table: a figure stands at the end of its column. */
export const headsOf = (texts: readonly string[], figures: readonly string[]): Table['heads'] => [
  ...texts.map((text) => ({ text, isFigure: false })),
  ...figures.map((text) => ({ text, isFigure: true })),
]

/** A value of a unit as statements write it. */
export const writeUnitValue = (value: number): string => `${formatUnits(value)}\u00A0€`

/** A day, and the amounts of a list of names, as facts. */
export const factsOf = (rows: readonly (readonly [name: string, value: Euros | PlainDate | string])[]): DocumentBlock => ({
  kind: 'facts',
  rows: rows.map(([name, value]) => ({ name, value: typeof value === 'string' ? value : formatEuros(value) })),
})

/** The full name of a person, as their profiles write it, else as the sign-in service does. */
const nameOf = (person: Person): string => {
  const profile = person.s2e_profile ?? person.ais_profile ?? person[PROVIDER_PROFILE]
  return profile === undefined ? (person.oauth_profile.name ?? '') : `${profile.first_name} ${profile.last_name}`
}

/**
 * Makes a letter of a title and its blocks: in French, with what it is at the foot of each page.
 *
 * @param person whose it is
 * @param title what it is
 * @param date day on which it was drawn up
 * @param blocks what it says
 */
export const letterOf = (
  person: Person,
  { title, date }: { readonly title: string; readonly date: PlainDate },
  blocks: readonly DocumentBlock[],
): DocumentTree => {
  const name = nameOf(person)
  return {
    title,
    language: 'fr',
    date,
    name,
    foot: `${title}, arrêté au ${formatFrenchDate(date)}`,
    blocks: [...blocks],
  }
}
