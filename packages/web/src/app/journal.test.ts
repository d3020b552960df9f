import { expect, it } from 'vitest'
import { openJournal } from './journal.ts'

it('[P-NET-06] keeps of a call its method and path template, and nothing that came with them', () => {
  const journal = openJournal()
  const line = { method: 'GET', path: '/login/oauth/profile/{origin}', body: 'secret' }
  journal.log(line)
  expect(journal.lines()).toEqual([{ kind: 'call', method: 'GET', path: '/login/oauth/profile/{origin}' }])
})

it('[P-ERR-02] takes what is for the log only', () => {
  const journal = openJournal()
  journal.report('User has no collective scopes.')
  expect(journal.lines()).toEqual([{ kind: 'fault', message: 'User has no collective scopes.' }])
})

it('keeps its last two hundred lines', () => {
  const journal = openJournal()
  for (let call = 1; call <= 250; call += 1) journal.log({ method: 'GET', path: `/${call}` })
  expect(journal.lines()).toHaveLength(200)
  expect(journal.lines()[0]).toMatchObject({ path: '/51' })
})

it('tells who listens of each line, and hands out the same list in between', () => {
  const journal = openJournal()
  let told = 0
  const stop = journal.subscribe(() => (told += 1))
  journal.report('one')
  expect([told, journal.lines() === journal.lines()]).toEqual([1, true])
  stop()
  journal.report('two')
  expect([told, journal.lines().length]).toEqual([1, 2])
})
