import type { Fault } from '@hautelisse/domain/contract'
import { expect, type Page } from '@playwright/test'
import { drawn } from './drawn.ts'
import { windowOf } from './sign-in.ts'
import { answerAsCouple, CALL as TAX, FAILED, income, SIMULATOR, spouse } from './tax-saving.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Orders the answers of a call to fail, from outside the browser. */
export const order = async (page: Page, call: string, fault: Fault, times = 100): Promise<void> => {
  expect((await page.request.post('/api/faults', { data: { call, fault, times } })).ok()).toBe(true)
}
/** Lets every call answer again. */
export const mend = (page: Page): Promise<unknown> => page.request.delete('/api/faults')

/** A call of a screen that is built: how the screen is opened so that it makes the call, and what is said when it fails. */
export type Scene = {
  readonly call: string
  readonly ids: string
  readonly person?: readonly [name: string, origin?: 'collective' | 'individual' | 'individual_transmission']
  readonly open: (page: Page) => Promise<unknown>
  /** The screen says that the call failed. */
  readonly said: (page: Page, fault: Fault) => Promise<void>
  /** Once the call answers again, the screen is whole after what it offers. */
  readonly mended: (page: Page) => Promise<void>
  /** Nobody is told of the end of a session that does not exist. */
  readonly anonymous?: true
}

const retry = (page: Page): Promise<void> => page.getByRole('button', { name: 'Réessayer' }).first().click()

const openHome = async (page: Page): Promise<void> => {
  await page.goto('/epargne')
  await drawn(page)
}

const family = (
  call: string,
  person: NonNullable<Scene['person']>,
  missing: RegExp,
  whole: (page: Page) => Promise<void>,
): Scene => ({
  call,
  ids: 'P-ERR-28 P-ERR-20',
  person,
  open: openHome,
  said: async (page) => expect(page.getByText(missing).first()).toBeVisible(),
  mended: async (page) => {
    await retry(page)
    await expect(page.getByText('momentanément indisponibles')).toHaveCount(0)
    await whole(page)
  },
})

/** The home shows nothing of it: it is whole without, and asks again with the next start. */
const aside = (call: string, person: NonNullable<Scene['person']>, whole: (page: Page) => Promise<void>): Scene => ({
  call,
  ids: 'P-ERR-28',
  person,
  open: openHome,
  said: whole,
  mended: async (page) => {
    await page.reload()
    await whole(page)
  },
})

export const SYLVIE = ['Sylvie Garnier'] as const
const MARC = ['Marc Delorme', 'individual'] as const
const greeted = (name: string) => async (page: Page) => expect(heading(page)).toContainText(name)

export const gauges = (page: Page) => page.getByRole('dialog', { name: 'Mes plafonds de versement' }).getByRole('listitem')

/** What the other call knows is shown; ERR_UNKNOWN says that the person has no such gauge, which nobody misses. */
const gauge = (call: string, missing: string, others: number): Scene => ({
  call,
  ids: 'P-ERR-28 S-ERR-21 GAUGE-02',
  person: SYLVIE,
  open: async (page) => {
    await openHome(page)
    await page.evaluate(() => location.assign('#contribution_gauge'))
  },
  said: async (page, fault) => {
    await expect(gauges(page)).toHaveCount(others)
    await expect(windowOf(page).getByText(missing)).toHaveCount(fault === 'ERR_UNKNOWN' ? 0 : 1)
  },
  mended: async (page) => {
    await retry(page)
    await expect(gauges(page)).toHaveCount(3)
    await expect(windowOf(page).getByText(missing)).toHaveCount(0)
  },
})

export const openSimulator = async (page: Page): Promise<void> => {
  await page.goto(SIMULATOR)
  await answerAsCouple(page)
}

/** Everything typed is still there. */
export const expectAnswers = async (page: Page): Promise<void> => {
  await expect(income(page)).toHaveValue('3 333,33')
  await expect(spouse(page)).toHaveValue('2 500,00')
}

export const expectResult = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeFocused()

/** Every call of a screen that is built. */
export const SCENES: readonly Scene[] = [
  aside('ais-profile', SYLVIE, greeted('Sylvie')),
  family('ais-accounts', SYLVIE, /indisponibles/, greeted('Sylvie')),
  aside('s2e-profile', SYLVIE, greeted('Sylvie')),
  family('s2e-accounts', SYLVIE, /indisponibles/, greeted('Sylvie')),
  family('provider-token', MARC, /indisponibles/, greeted('Marc')),
  aside('provider-profile', MARC, greeted('Marc')),
  family('provider-accounts', MARC, /indisponibles/, greeted('Marc')),
  aside('provider-advisor', MARC, greeted('Marc')),
  {
    call: 'change-password',
    ids: 'P-ROUTE-38 P-ERR-28',
    person: SYLVIE,
    open: (page) => page.goto('/change-password'),
    said: async (page) => expect(page.getByText('Votre mot de passe n’a pas changé')).toBeVisible(),
    mended: async (page) => {
      await retry(page)
      await expect(page).toHaveURL(/\/stand-in\/change-password/)
    },
  },
  {
    call: 'coaching',
    ids: 'P-ROUTE-66 P-ERR-28',
    person: SYLVIE,
    open: (page) => page.goto('/filib'),
    said: async (page) => expect(page.getByText('L’adresse du coaching n’a pas pu être lue.')).toBeVisible(),
    mended: async (page) => {
      await retry(page)
      await expect(page.getByText('L’adresse du coaching n’a pas pu être lue.')).toHaveCount(0)
    },
  },
  {
    call: 'mirror-consent',
    ids: 'P-CALL-84 P-NAV-26',
    person: SYLVIE,
    open: openHome,
    said: async (page) => {
      await page.getByRole('button', { name: /mon espace$/ }).click()
      await expect(page.getByRole('button', { name: 'Mon profil Bientôt' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Mes consentements' })).toHaveCount(0)
    },
    mended: async (page) => {
      await page.reload()
      await page.getByRole('button', { name: /mon espace$/ }).click()
      await expect(page.getByRole('link', { name: 'Mes consentements' })).toBeVisible()
    },
  },
  {
    call: 'otp',
    ids: 'P-ERR-29 P-SESS-16',
    person: SYLVIE,
    open: async (page) => {
      await page.goto('/profile/s2e/personal-data/edit-email')
      await page.getByRole('button', { name: 'Recevoir un code' }).click()
    },
    said: async (page) => expect(page.getByText('La vérification n’a pas abouti.')).toBeVisible(),
    mended: async (page) => {
      await retry(page)
      await expect(page).toHaveURL(/\/stand-in\/otp/)
    },
  },
  gauge('s2e-contribution-gauge', 'L’abondement de votre entreprise n’a pas pu être lu.', 1),
  gauge('ais-contribution-gauge-by-type', 'Votre plafond de déduction n’a pas pu être lu.', 2),
  {
    call: TAX,
    ids: 'P-ERR-28 TAX-57 S-ERR-25',
    person: SYLVIE,
    open: openSimulator,
    said: async (page) => {
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeFocused()
      await expectAnswers(page)
    },
    mended: async (page) => {
      await retry(page)
      await expectResult(page)
    },
  },
  {
    call: 'authorization',
    ids: 'P-ERR-16 P-CALL-01',
    anonymous: true,
    open: (page) => page.goto('/authentication?origin=collective'),
    said: async (page) => {
      await expect(heading(page)).toBeVisible()
      await expect(page.getByText(/La connexion n’a pas abouti|Nos serveurs ne répondent pas/)).toBeVisible()
    },
    mended: async (page) => {
      await page.goto('/authentication?origin=collective')
      await expect(page).toHaveURL(/\/stand-in\/sign-in\/collective/)
    },
  },
]

/** Forgets what the tab keeps of the person, which would spare the next start its calls. */
export const forget = async (page: Page): Promise<void> => {
  // A page that is just being left for a door would end the way here, or take what comes after it along.
  await expect(async () => {
    await page.goto('/robots.txt')
    await page.evaluate(() => sessionStorage.clear())
  }).toPass()
}
