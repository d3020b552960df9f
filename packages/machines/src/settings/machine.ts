import type { CookieChoice } from '@hautelisse/domain/consents'
import { assign, setup } from 'xstate'
import type { StoragePort } from '../ports/index.ts'
import { formatSettings, parseSettings, SETTINGS_KEY } from './stored.ts'
import type { Settings } from './stored.ts'

export type SettingsEvent =
  | { readonly type: 'languageChosen'; readonly language: Settings['language'] }
  | { readonly type: 'schemeChosen'; readonly scheme: Settings['scheme'] }
  | { readonly type: 'amountsToggled' }
  /** In which euros every simulation writes amounts of later years. */
  | { readonly type: 'eurosChosen'; readonly euros: Settings['euros'] }
  /** The visitor said whether visits may be measured, today. */
  | { readonly type: 'cookiesChosen'; readonly cookieChoice: CookieChoice }
  /** The words of the survey's button were shown. */
  | { readonly type: 'opinionHintShown' }
  /** Another tab wrote the entry. */
  | { readonly type: 'changedElsewhere' }

export type SettingsInput = { readonly storage: StoragePort }

type SettingsContext = { readonly storage: StoragePort; readonly settings: Settings }

const keptIn = (storage: StoragePort): Settings => parseSettings(storage.read(SETTINGS_KEY))

/** Language, scheme, hidden amounts, kind of euros and cookies: one resting state, each choice kept in local storage as it is made. */
export const settingsMachine = setup({
  types: { context: {} as SettingsContext, events: {} as SettingsEvent, input: {} as SettingsInput },
  actions: {
    keepSettings: ({ context }) => context.storage.write(SETTINGS_KEY, formatSettings(context.settings)),
    readAgain: assign({ settings: ({ context }) => keptIn(context.storage) }),
    toggleAmounts: assign({
      settings: ({ context }) => ({ ...context.settings, hiddenAmounts: !context.settings.hiddenAmounts }),
    }),
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ storage: input.storage, settings: keptIn(input.storage) }),
  initial: 'chosen',
  states: {
    chosen: {
      on: {
        languageChosen: {
          actions: [
            assign({ settings: ({ context, event }) => ({ ...context.settings, language: event.language }) }),
            'keepSettings',
          ],
        },
        schemeChosen: {
          actions: [
            assign({ settings: ({ context, event }) => ({ ...context.settings, scheme: event.scheme }) }),
            'keepSettings',
          ],
        },
        eurosChosen: {
          actions: [assign({ settings: ({ context, event }) => ({ ...context.settings, euros: event.euros }) }), 'keepSettings'],
        },
        cookiesChosen: {
          actions: [
            assign({ settings: ({ context, event }) => ({ ...context.settings, cookieChoice: event.cookieChoice }) }),
            'keepSettings',
          ],
        },
        opinionHintShown: {
          actions: [
            assign({ settings: ({ context }) => ({ ...context.settings, opinionHintSeen: true as const }) }),
            'keepSettings',
          ],
        },
        amountsToggled: { actions: ['toggleAmounts', 'keepSettings'] },
        changedElsewhere: { actions: 'readAgain' },
      },
    },
  },
})
