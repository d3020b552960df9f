import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeStorage } from '../testing/index.ts'
import type { FakeStorage } from '../testing/index.ts'
import { settingsMachine } from './machine.ts'
import { selectCookieChoice, selectEurosKind, selectHiddenAmounts, selectLanguage, selectScheme } from './selectors.ts'
import { DEFAULT_SETTINGS, LANGUAGES, SETTINGS_KEY } from './stored.ts'

const opened = (storage: FakeStorage = fakeStorage()) => {
  const actor = createActor(settingsMachine, { input: { storage } }).start()
  return { actor, storage, all: () => actor.getSnapshot().context.settings, kept: () => storage.read(SETTINGS_KEY) }
}

describe('settings', () => {
  it('[P-I18N-01] starts in French, amounts shown, the scheme left to the system, and keeps nothing before a choice', () => {
    const { all, storage } = opened()
    expect(all()).toEqual({ language: 'fr', scheme: 'auto', hiddenAmounts: false, euros: 'today' })
    expect(storage.entries.size).toBe(0)
  })

  it('[P-I18N-02] [P-I18N-03] [P-I18N-04] keeps a choice for the next visit', () => {
    const first = opened()
    first.actor.send({ type: 'languageChosen', language: 'en' })
    first.actor.send({ type: 'schemeChosen', scheme: 'dark' })
    first.actor.send({ type: 'amountsToggled' })
    expect(first.kept()).toBe('{"version":1,"language":"en","scheme":"dark","hiddenAmounts":true,"euros":"today"}')
    const snapshot = opened(first.storage).actor.getSnapshot()
    expect([selectLanguage(snapshot), selectScheme(snapshot), selectHiddenAmounts(snapshot)]).toEqual(['en', 'dark', true])
  })

  it('[P-CONST-17] knows two languages, French first', () => {
    expect([LANGUAGES, DEFAULT_SETTINGS.language]).toEqual([['fr', 'en'], 'fr'])
  })

  it('[P-I18N-03] goes back and forth', () => {
    const { actor, all } = opened()
    actor.send({ type: 'languageChosen', language: 'en' })
    actor.send({ type: 'languageChosen', language: 'fr' })
    actor.send({ type: 'amountsToggled' })
    actor.send({ type: 'amountsToggled' })
    expect(all()).toEqual(DEFAULT_SETTINGS)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"fr"',
    '{"version":2,"language":"en","scheme":"dark","hiddenAmounts":true}',
    '{"version":1,"language":"de","scheme":"dark","hiddenAmounts":true}',
    '{"version":1,"language":"en","scheme":"dark"}',
  ])('[P-STORE-02] falls back to the first settings when the entry is %j', (entry) => {
    expect(opened(fakeStorage({ [SETTINGS_KEY]: entry })).all()).toEqual(DEFAULT_SETTINGS)
  })

  it('write later amounts in the euros of today, and in others once these are chosen, for every simulation and visit', () => {
    const before = '{"version":1,"language":"en","scheme":"dark","hiddenAmounts":true}'
    const { actor, storage } = opened(fakeStorage({ [SETTINGS_KEY]: before }))
    expect(selectEurosKind(actor.getSnapshot())).toBe('today')
    actor.send({ type: 'eurosChosen', euros: 'departure' })
    expect(opened(storage).all()).toEqual({ language: 'en', scheme: 'dark', hiddenAmounts: true, euros: 'departure' })
    // A kind that nobody knows takes nothing from the other choices.
    const unknown = before.replace('}', ',"euros":"francs"}')
    expect(opened(fakeStorage({ [SETTINGS_KEY]: unknown })).all()).toMatchObject({ language: 'en', euros: 'today' })
  })

  it('follows a choice made in another tab', () => {
    const one = opened()
    const other = opened(one.storage)
    one.actor.send({ type: 'amountsToggled' })
    other.actor.send({ type: 'changedElsewhere' })
    expect(other.all()).toEqual(one.all())
  })

  it('[P-CONST-05] [P-CONST-06] keep the answer about cookies with its day, until thirteen months are over', () => {
    const { actor, storage } = opened()
    expect(selectCookieChoice(actor.getSnapshot(), plainDate('2026-11-20'))).toBeUndefined()
    actor.send({ type: 'cookiesChosen', cookieChoice: { choice: 'accepted', date: plainDate('2026-11-20') } })
    const snapshot = opened(storage).actor.getSnapshot()
    expect(selectCookieChoice(snapshot, plainDate('2027-12-20'))).toBe('accepted')
    expect(selectCookieChoice(snapshot, plainDate('2027-12-21'))).toBeUndefined()
  })

  it('[P-STORE-02] keep every other choice when the answer about cookies cannot be read, and read entries that have none', () => {
    const chosen = { language: 'en', scheme: 'dark', hiddenAmounts: true, euros: 'departure' } as const
    for (const cookieChoice of [undefined, null, 'accepted', { choice: 'accepted', date: '20/11/2026' }]) {
      const entry = JSON.stringify({ version: 1, ...chosen, cookieChoice })
      expect(opened(fakeStorage({ [SETTINGS_KEY]: entry })).all()).toEqual(chosen)
    }
  })
})
