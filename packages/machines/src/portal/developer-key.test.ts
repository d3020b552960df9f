import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePages, fakeStorage } from '../testing/index.ts'
import type { FakeStorage } from '../testing/index.ts'
import { DEVELOPER_PATH_KEY, developerKeyMachine } from './developer-key.ts'

const opened = (start: string, sessionStorage: FakeStorage = fakeStorage()) => {
  const pages = fakePages(start)
  const actor = createActor(developerKeyMachine, { input: { ports: { ...pages, sessionStorage } } }).start()
  const press = (key = '<', isTyping = false): void => actor.send({ type: 'keyPressed', key, isTyping })
  const kept = () => sessionStorage.read(DEVELOPER_PATH_KEY)
  return { ...pages, press, kept, sessionStorage, isThere: () => actor.getSnapshot().matches('onDeveloperPage') }
}

describe('the key "<"', () => {
  it('[P-DEV-07] [S-NAV-11] keeps the path and opens the developer page', () => {
    const { press, place, kept, isThere } = opened('/documents')
    press()
    expect([place(), kept(), isThere()]).toEqual(['/developer', '/documents', true])
  })

  it('[P-DEV-08] [S-NAV-12] leads back to that path when it is pressed again, also from a page of developers', () => {
    for (const visited of ['/developer', '/developer/contexts']) {
      const { press, open, place, kept, isThere } = opened('/documents')
      press()
      open(visited)
      press()
      expect([place(), kept(), isThere()]).toEqual(['/documents', undefined, false])
    }
  })

  it('[P-DEV-09] [S-NAV-13] does nothing while somebody types in a field', () => {
    const { press, place, kept } = opened('/messages')
    press('<', true)
    expect([place(), kept()]).toEqual(['/messages', undefined])
    press()
    press('<', true)
    expect(place()).toBe('/developer')
  })

  it('does nothing for another key', () => {
    const { press, place } = opened('/epargne')
    press('>')
    expect(place()).toBe('/epargne')
  })

  it('[P-DEV-08] leads back after a reload of the developer page', () => {
    const { place, press } = opened('/developer', fakeStorage({ [DEVELOPER_PATH_KEY]: '/epargne' }))
    press()
    expect(place()).toBe('/epargne')
  })

  it.each([{}, { [DEVELOPER_PATH_KEY]: 'https://elsewhere.example/' }, { [DEVELOPER_PATH_KEY]: '//elsewhere.example' }])(
    'leads to the entrance from a developer page that was opened by its address (%j)',
    (entries) => {
      const { place, press, left } = opened('/developer/framework', fakeStorage(entries))
      press()
      expect([place(), left]).toEqual(['/', []])
    },
  )

  it('[P-DEV-07] keeps the new path when the developer page was left by a link', () => {
    const { press, open, place, kept } = opened('/documents')
    press()
    open('/epargne')
    press()
    expect([place(), kept()]).toEqual(['/developer', '/epargne'])
  })
})
