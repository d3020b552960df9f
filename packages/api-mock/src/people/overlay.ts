import { addWorkingDays, type PlainDate } from '@hautelisse/domain/calendar'
import type { Moment } from '@hautelisse/domain/operations'
import type { ChangedIdentity, Declaration } from '@hautelisse/domain/profile'
import type { Address } from '@hautelisse/domain/session'

import type { Person } from './person.ts'

/** A change that a person made of their profile. */
export type ProfileChange =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'identity'; readonly identity: ChangedIdentity }
  | { readonly kind: 'declaration'; readonly declaration: Declaration }
  /** `movesAbroad`: to another country than the one before, which asks for the declaration again. */
  | { readonly kind: 'address'; readonly address: Address; readonly movesAbroad: boolean }

/** A change with the moment at which it was made. */
export type KeptChange = ProfileChange & { readonly at: Moment }

/** Working days in which papers are looked at: what they say is shown from then on. */
const CHECK_DAYS = 2

/**
 * Gives the day from which a change with a document shows: the second working day after it. PERS-05.
 *
 * @param day day of the change
 */
export const shownOn = (day: PlainDate): PlainDate => addWorkingDays(day, CHECK_DAYS)

type Civil = { readonly email?: string; readonly personal_phone?: string; readonly address?: Address } & Partial<ChangedIdentity>

/** The fields that changes have set by a day, the last one of each kind. */
const fieldsOf = (changes: readonly KeptChange[], today: PlainDate): Civil =>
  Object.assign(
    {},
    ...changes.map((change): Civil => {
      if (change.kind === 'email') return { email: change.email }
      if (change.kind === 'phone') return { personal_phone: change.phone }
      if (change.kind === 'declaration' || today < shownOn(change.at.day)) return {}
      return change.kind === 'identity' ? change.identity : { address: change.address }
    }),
  )

/** What waits for its check on a day. */
const waitingOf = (changes: readonly KeptChange[], today: PlainDate): Pick<NonNullable<Person['kept']>, 'identity' | 'address'> =>
  Object.assign(
    {},
    ...changes.map((change) => {
      if (change.kind !== 'identity' && change.kind !== 'address') return {}
      const shown_on = shownOn(change.at.day)
      if (today >= shown_on) return {}
      return change.kind === 'identity'
        ? { identity: { ...change.identity, shown_on } }
        : { address: { ...change.address, shown_on } }
    }),
  )

const declaredIn = (changes: readonly KeptChange[]): NonNullable<Person['kept']>['declared'] => {
  const last = changes.findLast(({ kind }) => kind === 'declaration')
  const isAskedAgain = changes
    .slice(last === undefined ? 0 : changes.indexOf(last))
    .some((change) => change.kind === 'address' && change.movesAbroad)
  if (last?.kind !== 'declaration') return isAskedAgain ? 'none' : undefined
  return isAskedAgain ? 'none' : { ...last.declaration, declared_on: last.at.day }
}

const without = <Fields extends object>(fields: Fields, name: keyof Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)) as Fields

/** An empty number is one that was removed. */
const overlaid = <Profile extends object>(profile: Profile | undefined, fields: Civil): Profile | undefined => {
  if (profile === undefined) return undefined
  const next = { ...profile, ...fields }
  return fields.personal_phone === '' ? without(next, 'personal_phone') : next
}

const signInNames = (oauth: Person['oauth_profile'], { email, ...names }: Civil): Person['oauth_profile'] => ({
  ...oauth,
  ...(email === undefined ? {} : { email }),
  ...(names.first_name === undefined || names.last_name === undefined
    ? {}
    : {
        name: `${names.first_name} ${names.last_name}`,
        given_name: names.first_name,
        family_name: names.last_name,
        gender: names.gender,
      }),
})

/**
 * Lays the changes that a person made over what was seeded: e-mail and telephone at once, identity and address once they are checked. One person stands behind
 * both families, so both profiles change. Laying the same changes over the result changes nothing. PERS-06.
 *
 * @param person a seeded person
 * @param changes changes of their profile, in the order of time
 * @param today day of the question
 */
export const overlayProfile = (person: Person, changes: readonly KeptChange[], today: PlainDate): Person => {
  if (changes.length === 0) return person
  const fields = fieldsOf(changes, today)
  const [ais, s2e] = [overlaid(person.ais_profile, fields), overlaid(person.s2e_profile, fields)]
  const declared = declaredIn(changes)
  const first = changes.find((change) => change.kind === 'declaration')?.declaration
  return {
    ...person,
    oauth_profile: signInNames(person.oauth_profile, fields),
    ...(ais === undefined ? {} : { ais_profile: ais }),
    ...(s2e === undefined ? {} : { s2e_profile: s2e }),
    kept: {
      ...waitingOf(changes, today),
      ...(declared === undefined ? {} : { declared }),
      ...(first === undefined ? {} : { firstDeclared: first }),
      told: changes.filter(({ kind }) => kind === 'email' || kind === 'identity' || kind === 'address').map(({ at }) => at),
    },
  }
}
