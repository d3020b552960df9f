import { PEOPLE } from '@hautelisse/api-mock'
import { expect, it } from 'vitest'
import { PERSONAS } from './personas.ts'

it('[P-DEV-05] [P-DEV-10] lists the people who wait at the sign-in doors, as the doors present them', () => {
  const waiting = PEOPLE.map(({ origin, line, oauth_profile: { name } }) => ({ name, origin, line }))
  expect(PERSONAS).toEqual(waiting)
})
