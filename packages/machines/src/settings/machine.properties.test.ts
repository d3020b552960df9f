import { COOKIE_CHOICES } from '@hautelisse/domain/consents'
import { datesOfYears } from '@hautelisse/domain/calendar/arbitraries'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { fakeStorage } from '../testing/index.ts'
import { settingsMachine } from './machine.ts'
import type { SettingsEvent } from './machine.ts'
import { EUROS_KINDS, formatSettings, LANGUAGES, parseSettings, SCHEMES, settings, SETTINGS_KEY } from './stored.ts'

const cookieChoices = fc.record({ choice: fc.constantFrom(...COOKIE_CHOICES), date: datesOfYears(2025, 2030) })

const anySettings = fc.record(
  {
    language: fc.constantFrom(...LANGUAGES),
    scheme: fc.constantFrom(...SCHEMES),
    hiddenAmounts: fc.boolean(),
    euros: fc.constantFrom(...EUROS_KINDS),
    cookieChoice: cookieChoices,
  },
  { requiredKeys: ['language', 'scheme', 'hiddenAmounts', 'euros'] },
)

const anyEvent: fc.Arbitrary<SettingsEvent> = fc.oneof(
  fc.record({ type: fc.constant('languageChosen' as const), language: fc.constantFrom(...LANGUAGES) }),
  fc.record({ type: fc.constant('schemeChosen' as const), scheme: fc.constantFrom(...SCHEMES) }),
  fc.constant({ type: 'amountsToggled' as const }),
  fc.record({ type: fc.constant('eurosChosen' as const), euros: fc.constantFrom(...EUROS_KINDS) }),
  fc.record({ type: fc.constant('cookiesChosen' as const), cookieChoice: cookieChoices }),
  fc.constant({ type: 'changedElsewhere' as const }),
)

test.prop([anySettings])('reads back exactly the settings it wrote', (chosen) => {
  expect(parseSettings(formatSettings(chosen))).toEqual(chosen)
})

test.prop([fc.oneof(fc.string(), fc.json())])('[P-STORE-02] makes valid settings of any text', (text) => {
  expect(settings.safeParse(parseSettings(text)).success).toBe(true)
})

test.prop([fc.oneof(fc.constant(undefined), fc.json()), fc.array(anyEvent, { minLength: 1 })])(
  'stays valid through any storm of choices, and what is kept is what is shown once something was chosen',
  (before, events) => {
    const storage = fakeStorage(before === undefined ? {} : { [SETTINGS_KEY]: before })
    const actor = createActor(settingsMachine, { input: { storage } }).start()
    for (const event of events) {
      actor.send(event)
      expect(settings.safeParse(actor.getSnapshot().context.settings).success).toBe(true)
    }
    expect(parseSettings(storage.read(SETTINGS_KEY))).toEqual(actor.getSnapshot().context.settings)
  },
)
