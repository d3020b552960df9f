import { expect, type Page } from '@playwright/test'
import { builtWith } from '../../packages/web/e2e/built-with.ts'
import { onItsOwnClock } from '../../packages/web/e2e/own-clock.ts'
import type { Scene } from './camera.ts'

const SYLVIE = { name: 'Sylvie Garnier' }
const ONE_CONTRACT = { name: 'Thomas Leroux' }
const NOTHING_YET = { name: 'Camille Verdier' }
const LONG_NAMES = { name: 'Marie-Antoinette Éléonore de La Rochebrune-Montferrand d’Aubrenne-Saint-Véran' }
const CARMANDEL = { name: 'Nadia Belkhir' }

const next = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()
const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text }).waitFor()
const amount = (page: Page, key: string) => page.locator(`[id="distribution.${key}"]`)
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).first().click()

const toOperations = async (page: Page): Promise<void> => {
  await page.goto('/operations')
  await heading(page, 'Mes opérations')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
/** 200,00 € a month, shared as the visual direction shows it. */
const toPayment = async (page: Page): Promise<void> => {
  await page.goto('/transactional/payment')
  await choose(page, /Versement programmé|Scheduled payment/)
  await page.locator('#amount').fill('200')
  for (const [fund, share] of [
    ['monetaire-responsable', '20'],
    ['obligations-responsables', '30'],
    ['actions-europe-durable', '50'],
  ])
    await page.locator(`[id="shares.${fund}"]`).fill(share ?? '')
}
const toPaymentSummary = async (page: Page): Promise<void> => {
  await toPayment(page)
  for (const _ of ['amount', 'means']) await page.locator('button[type="submit"]').first().click()
}
const openSimulator = async (page: Page): Promise<void> => {
  await page.goto('/simulator/mrm')
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const toAge = async (page: Page): Promise<void> => {
  await openSimulator(page)
  await next(page)
  await page.getByRole('textbox', { name: 'Âge de départ' }).waitFor()
}
const toReversion = async (page: Page): Promise<void> => {
  await toAge(page)
  await page.getByRole('textbox', { name: 'Âge de départ' }).fill('64')
  await next(page)
  await page.getByRole('radio', { name: 'Non' }).waitFor()
}
const toDistribution = async (page: Page, answer: (page: Page) => Promise<void> = toReversion): Promise<void> => {
  await answer(page)
  if (answer === toReversion) await choose(page, 'Non')
  await next(page)
  await heading(page, /répartissez votre épargne/)
}
/** The split of the worked case: voluntary payments and a part of the employee savings as capital, the PERECO all as capital. */
const split = async (page: Page): Promise<void> => {
  await amount(page, 'capital_00482176_vv').fill('9650')
  await amount(page, 'annuity_00482176_vv').fill('0')
  await amount(page, 'capital_00482176_es').fill('3130,20')
  await amount(page, 'annuity_00482176_es').fill('4000')
  await choose(page, 'Tout en capital')
}
const toOption = async (page: Page, answer?: (page: Page) => Promise<void>): Promise<void> => {
  await toDistribution(page, answer)
  await split(page)
  await next(page)
  await heading(page, 'Sous quelle forme recevoir votre rente')
}
const toResults = async (page: Page, option: string | RegExp, answer?: (page: Page) => Promise<void>): Promise<void> => {
  await toOption(page, answer)
  await choose(page, option)
  await next(page)
  await heading(page, /vous recevriez/)
}
const PLAIN = /^Rente viagère non réversible(?! avec)/

const fault = async (page: Page, call: string, name: string): Promise<void> => {
  const answer = await page.request.post('/api/faults', { data: { call, fault: name, times: 3 } })
  expect(answer.ok()).toBe(true)
}
/** Answers an address otherwise than the server does, from this page on. */
const answerWith = async (page: Page, address: string, status: number, code: string): Promise<void> => {
  await page.route(address, (route) => route.fulfill({ status, json: { errorData: code } }))
}
const S2E = '**/services/api-s2e/accounts'
const withoutResult = (page: Page, policyId: string) =>
  page.route('**/simulators/mrm/simulation', async (route) => {
    const response = await route.fetch()
    const results = (await response.json()) as readonly { readonly policy_id: string }[]
    const json = results.map((result) => (result.policy_id === policyId ? { policy_id: policyId } : result))
    await route.fulfill({ response, json })
  })

/** The tax simulator up to the income, for somebody unknown. */
const toIncome = async (page: Page): Promise<void> => {
  await page.goto('/simulateur/impots')
  await choose(page, 'Femme')
  await next(page)
  await page.getByRole('textbox', { name: 'Votre âge' }).fill('41')
  await next(page)
  await choose(page, 'Célibataire')
  await next(page)
  await next(page)
  await page.getByRole('textbox', { name: /salaire net imposable/ }).fill('5000')
}
const toTaxResult = async (page: Page): Promise<void> => {
  await toIncome(page)
  await page.getByRole('button', { name: 'Voir mon résultat' }).click()
  await page.getByRole('heading', { name: 'Comparer', exact: true }).waitFor()
}

/** The visitor's home down to its example, which comes once it is looked at. */
const toVisitorHome = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.locator('a[href="/simulateur/impots"]').last().scrollIntoViewIfNeeded()
  await page.getByRole('img', { name: /^16/ }).waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: /^(Pour y voir clair|To see more clearly)$/ }).waitFor()
  await page.evaluate(() => window.scrollTo({ top: 0 }))
}

const withdrawFaults = (page: Page) => page.request.delete('/api/faults')

/** Their simulator begins anew each time: nothing that was saved is read. */
const MARC = { name: 'Marc Delorme', origin: 'individual' } as const

const pressed = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** The heirs: a couple of 68 with two common children. */
const tellHeirs = async (page: Page): Promise<void> => {
  await page.goto('/transmission')
  await pressed(page, "J'accède au simulateur")
  await pressed(page, "J'ai compris")
  await page.getByRole('combobox', { name: 'Ma situation familiale' }).selectOption('Marié(e)')
  await page.getByRole('textbox', { name: 'Nombre de vos enfants' }).fill('2')
  await page.getByRole('switch', { name: 'Tous mes enfants sont aussi ceux de mon conjoint' }).click()
  await page.getByRole('textbox', { name: 'Âge de mon conjoint' }).fill('68')
}

/** The patrimony: a home, a second one and savings, half of each, and debts. */
const tellPatrimony = async (page: Page): Promise<void> => {
  await tellHeirs(page)
  await pressed(page, 'Suivant')
  await page.getByRole('switch', { name: 'Je suis propriétaire de mon logement' }).click()
  await page.getByRole('textbox', { name: 'Valeur du logement' }).fill('520000')
  await page.getByRole('switch', { name: /Mon conjoint, mon partenaire/ }).click()
  await page.getByRole('switch', { name: 'Je possède d’autres biens' }).click()
  await pressed(page, 'Ajouter un bien')
  for (const [at, [type, value]] of [
    ['Bien immobilier', '310000'] as const,
    ['Placements financiers', '180000'] as const,
  ].entries()) {
    await page.getByRole('combobox', { name: 'Type de bien' }).nth(at).selectOption(type)
    await page.getByRole('textbox', { name: 'Valeur', exact: true }).nth(at).fill(value)
    await page.getByRole('textbox', { name: 'Ma part du bien' }).nth(at).fill('50')
  }
  await page.getByRole('textbox', { name: /Ma part des dettes/ }).fill('8500')
}

const tellLife = async (page: Page): Promise<void> => {
  await tellPatrimony(page)
  await pressed(page, 'Suivant')
  const has = page.getByRole('switch', { name: 'J’ai au moins une assurance-vie' })
  if ((await has.getAttribute('aria-checked')) === 'true') await pressed(page, 'Ajouter un contrat')
  else await has.click()
  await page.getByRole('textbox', { name: 'Nom du contrat' }).last().fill('Banque Sainte-Ambre')
  await page.getByRole('textbox', { name: 'Montant' }).last().fill('340000')
  await page.getByRole('combobox', { name: 'Bénéficiaire' }).last().selectOption('Mes enfants')
}

const toTransmission = async (page: Page): Promise<void> => {
  await tellLife(page)
  await pressed(page, 'Valider')
  await page.getByRole('heading', { level: 2, name: 'La totalité en usufruit' }).waitFor()
}

/** What somebody does up to a screen, where the list of states of its room (`examples.tsx`) holds no such state; those that documents show. */
export const SCENES: readonly Scene[] = [
  { name: 'visitor', title: 'Visitor: the three doors', open: toVisitorHome },
  {
    name: 'sign-in',
    title: 'Sign-in of the stand-in',
    frenchOnly: true,
    open: async (page) => {
      await page.goto('/authentication?origin=collective')
      await page.getByRole('radio').first().waitFor()
    },
  },
  { name: 'error', title: 'Unknown address', open: async (page) => void (await page.goto('/nowhere')) },
  { name: 'tax-income', title: 'Tax simulator: the income', open: toIncome },
  { name: 'tax-result', title: 'Tax simulator: the result and what it is looked at beside', open: toTaxResult },
  { name: 'savings', title: 'Savings: several families', person: SYLVIE, open: async () => undefined },
  {
    name: 'savings-hidden',
    title: 'Savings: amounts hidden',
    person: SYLVIE,
    open: (page) => page.getByRole('button', { name: /Masquer/ }).click(),
  },
  {
    name: 'savings-individual',
    title: 'Savings: individual customer',
    person: { name: 'Marc Delorme', origin: 'individual' },
    open: async () => undefined,
  },
  {
    name: 'savings-transmission',
    title: 'Savings: customer of the inheritance simulator',
    person: { name: 'Hélène Fontanel', origin: 'individual_transmission' },
    open: async () => undefined,
  },
  { name: 'transmission-heirs', title: 'Transmission: the heirs', person: MARC, open: tellHeirs },
  { name: 'transmission-patrimony', title: 'Transmission: the patrimony', person: MARC, open: tellPatrimony },
  { name: 'transmission-life', title: 'Transmission: the life insurances', person: MARC, open: tellLife },
  { name: 'transmission-result', title: 'Transmission: who receives what', person: MARC, open: toTransmission },
  {
    name: 'transmission-modify',
    title: 'Transmission: the patrimony is changed over the result',
    person: MARC,
    open: async (page) => {
      await toTransmission(page)
      await page.getByRole('link', { name: 'Modifier mon patrimoine' }).click()
      await page.getByRole('dialog').waitFor()
    },
    frenchOnly: true,
  },
  {
    name: 'withdrawal-age-moved',
    title: 'Withdrawal: an age that is passed',
    person: SYLVIE,
    open: async (page) => {
      await toAge(page)
      await page.getByRole('textbox', { name: 'Âge de départ' }).fill('60')
    },
  },
  { name: 'savings-carmandel', title: 'Savings: tenant Carmandel', person: CARMANDEL, open: async () => undefined },
  {
    name: 'savings-maintenance',
    title: 'Savings: nothing answers during an announced maintenance',
    person: SYLVIE,
    before: async (page) => {
      for (const family of ['api-ais', 'api-s2e', 'budget-insight'])
        await answerWith(page, `**/services/${family}/accounts`, 500, 'ERR_INTERNAL')
    },
    open: async (page) => {
      await page.clock.setFixedTime('2023-12-10T07:30:00+01:00')
      await page.reload()
      await page.getByRole('heading', { level: 2, name: 'Maintenance en cours' }).waitFor()
    },
  },
  {
    name: 'savings-migration',
    title: 'Savings: they are being moved',
    person: SYLVIE,
    before: (page) => builtWith(page, { VITE_SAVINGS_MIGRATION: 'true' }),
    open: (page) => page.getByRole('heading', { level: 2, name: 'Amélioration en cours' }).waitFor(),
  },
  {
    name: 'savings-bonus',
    title: 'Savings: the value-sharing bonus, on its last day',
    person: { name: 'Karim Vasseur' },
    before: onItsOwnClock,
    open: async (page) => {
      await page.clock.setFixedTime('2025-10-09T23:59:00+02:00')
      await page.reload()
      await page.getByRole('link', { name: 'Placer ma prime' }).waitFor()
    },
  },
  {
    name: 'savings-acts-off',
    title: 'Savings: acts and simulators that are taken away for a while',
    person: SYLVIE,
    before: (page) =>
      builtWith(page, { VITE_DISABLED_FEATURES: 'payment,fund-switch,withdraw,complementary-estimate,tax-savings' }),
    open: async (page) => {
      await page.getByRole('button', { name: /^Faire un versement/ }).focus()
      await page.getByRole('tooltip').waitFor()
    },
  },
  { name: 'payment', title: 'Payment: amount and shares, with what they come to', person: SYLVIE, open: toPayment },
  { name: 'payment-summary', title: 'Payment: summary with its days', person: SYLVIE, open: toPaymentSummary },
  {
    name: 'payment-recorded',
    title: 'Payment: recorded, and what happens next',
    person: SYLVIE,
    open: async (page) => {
      await toPaymentSummary(page)
      await page.locator('button[type="submit"]').first().click()
      await page.getByRole('link', { name: /Voir mes opérations|See my operations/ }).waitFor()
    },
  },
  {
    name: 'documents',
    title: 'Documents of the saver',
    person: SYLVIE,
    open: async (page) => {
      await page.goto('/documents')
      await page.locator('[data-part="row"]').first().waitFor()
    },
  },
  {
    name: 'messages',
    title: 'Messages of the saver',
    person: SYLVIE,
    open: async (page) => {
      await page.goto('/messages')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  {
    name: 'operations-open',
    title: 'Operations: one of them in full',
    person: SYLVIE,
    open: async (page) => {
      await toOperations(page)
      await page.getByRole('button', { name: 'Détail Participation' }).click()
      await page.getByText('Du brut au net').waitFor()
    },
  },
  {
    name: 'session-ended',
    title: 'The session has ended',
    person: SYLVIE,
    frenchOnly: true,
    before: (page) => answerWith(page, S2E, 500, 'ERR_INTERNAL'),
    open: async (page) => {
      await answerWith(page, S2E, 401, 'ERR_EXP')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
    },
  },
  {
    name: 'mirror',
    title: 'Mirror session: an action that is refused',
    person: { name: 'Hugo Delmas' },
    frenchOnly: true,
    open: async (page) => {
      await page.evaluate(() => {
        window.location.hash = 'forbidden_mirror'
      })
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
    },
  },
  {
    name: 'framework',
    title: 'Every component in every state',
    person: SYLVIE,
    open: async (page) => void (await page.goto('/developer/framework')),
  },
  { name: 'schemes-none', title: 'Withdrawal: no eligible contract', person: NOTHING_YET, open: openSimulator },
  {
    name: 'age-refused',
    title: 'Withdrawal 2: an age out of range',
    person: SYLVIE,
    open: async (page) => {
      await toAge(page)
      await page.getByRole('textbox', { name: 'Âge de départ' }).fill('72')
      await next(page)
    },
  },
  {
    name: 'reversion-refused',
    title: 'Withdrawal 3: a spouse who is too young',
    person: SYLVIE,
    open: async (page) => {
      await toReversion(page)
      await choose(page, 'Oui')
      await page.getByRole('textbox', { name: 'Date de naissance de votre conjoint' }).fill('21/11/2008')
      await next(page)
    },
  },
  {
    name: 'distribution-start',
    title: 'Withdrawal 4: everything as an annuity',
    person: SYLVIE,
    open: (page) => toDistribution(page),
  },
  {
    name: 'distribution',
    title: 'Withdrawal 4: split',
    person: SYLVIE,
    open: async (page) => {
      await toDistribution(page)
      await split(page)
    },
  },
  {
    name: 'distribution-wrong',
    title: 'Withdrawal 4: something left, and a balance exceeded',
    person: SYLVIE,
    open: async (page) => {
      await toDistribution(page)
      // What was balanced would be filled: these rows are emptied first.
      await amount(page, 'capital_00482176_vv').fill('')
      await amount(page, 'annuity_00482176_vv').fill('9150')
      await amount(page, 'capital_00482176_vv').fill('0')
      await amount(page, 'capital_00482176_es').fill('')
      await amount(page, 'annuity_00482176_es').fill('7130,20')
      await amount(page, 'capital_00482176_es').fill('4130,20')
      await next(page)
    },
  },
  {
    name: 'distribution-filled',
    title: 'Withdrawal 4: the other side filled, and what exceeds beyond its row',
    person: SYLVIE,
    open: async (page) => {
      await toDistribution(page)
      await amount(page, 'capital_00482201_vv').fill('')
      await amount(page, 'capital_00482201_vv').fill('99999')
      await amount(page, 'capital_00482176_es').fill('')
      await amount(page, 'capital_00482176_es').blur()
      await amount(page, 'capital_00482176_es').fill('3130,20')
      await amount(page, 'capital_00482176_vv').fill('650')
      await amount(page, 'capital_00482176_vv').blur()
    },
  },
  {
    name: 'distribution-pasted',
    title: 'Withdrawal 4: a pasted text that is no amount',
    person: SYLVIE,
    open: async (page) => {
      await toDistribution(page)
      await amount(page, 'capital_00482176_vv').evaluate((field) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', 'environ 1.234.5')
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
    },
  },
  {
    name: 'distribution-carmandel',
    title: 'Withdrawal 4: tenant Carmandel',
    person: CARMANDEL,
    open: (page) => toDistribution(page),
  },
  {
    name: 'distribution-huge',
    title: 'Withdrawal 4: long names and huge amounts',
    person: LONG_NAMES,
    open: (page) => toDistribution(page),
  },
  {
    name: 'option-failed',
    title: 'Withdrawal 5: the simulation failed',
    person: SYLVIE,
    open: async (page) => {
      await toOption(page)
      await choose(page, PLAIN)
      await fault(page, 'withdrawal-simulation', 'ERR_INTERNAL')
      await next(page)
      await page.getByRole('alert').waitFor()
      await withdrawFaults(page)
    },
  },
  { name: 'results', title: 'Withdrawal 6: results', person: SYLVIE, open: (page) => toResults(page, PLAIN) },
  {
    name: 'results-explained',
    title: 'Withdrawal 6: where a figure comes from',
    person: SYLVIE,
    open: async (page) => {
      await toResults(page, PLAIN)
      await page.getByRole('button', { name: 'D’où vient ce chiffre ?', exact: true }).first().click()
    },
  },
  {
    name: 'results-net',
    title: 'Withdrawal 6: what charges and tax leave',
    person: SYLVIE,
    open: async (page) => {
      await toResults(page, PLAIN)
      await page.getByRole('radio', { name: '11 %' }).click()
      await page.getByRole('radio', { name: '8,4 %' }).click()
      await page.getByRole('heading', { name: 'Partir plus tôt ou plus tard' }).waitFor()
    },
  },
  {
    name: 'results-todays-euros',
    title: 'Withdrawal 6: in the euros of today',
    person: SYLVIE,
    open: async (page) => {
      await toResults(page, PLAIN)
      await page.getByRole('switch', { name: 'En euros d’aujourd’hui' }).first().click()
      await page.getByRole('heading', { name: 'Partir plus tôt ou plus tard' }).waitFor()
    },
  },
  {
    name: 'results-hidden',
    title: 'Withdrawal 6: amounts hidden',
    person: SYLVIE,
    open: async (page) => {
      await toResults(page, PLAIN)
      await page.getByRole('button', { name: /Masquer/ }).click()
    },
  },
  {
    name: 'results-stepped',
    title: 'Withdrawal 6: stepped annuity first',
    person: SYLVIE,
    open: (page) => toResults(page, /paliers/),
  },
  {
    name: 'results-guaranteed',
    title: 'Withdrawal 6: guaranteed years first',
    person: SYLVIE,
    open: (page) => toResults(page, /^Rente viagère non réversible avec/),
  },
  {
    name: 'simulating',
    title: 'Withdrawal 5: the simulation is under way',
    person: SYLVIE,
    open: async (page) => {
      await toOption(page)
      await choose(page, PLAIN)
      await page.route('**/simulators/mrm/simulation', () => undefined)
      await next(page)
      await page.getByRole('button', { name: 'Calcul en cours' }).waitFor()
    },
  },
  {
    name: 'results-unavailable',
    title: 'Withdrawal 6: a contract without a result',
    person: SYLVIE,
    open: async (page) => {
      await withoutResult(page, '00317740')
      await toResults(page, PLAIN)
    },
  },
  {
    name: 'results-one',
    title: 'Withdrawal 5: results of one contract',
    person: ONE_CONTRACT,
    open: async (page) => {
      await toDistribution(page)
      await next(page)
      await heading(page, /vous recevriez|rente/)
    },
  },
]
