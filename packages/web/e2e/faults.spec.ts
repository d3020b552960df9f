import { BREAKDOWNS, ERROR_CODES, type Fault } from '@hautelisse/domain/contract'
import { expect, type Page } from '@playwright/test'
import { drawn } from './drawn.ts'
import { test } from './own-server.ts'
import { openAs, signIn, signOut, windowOf } from './sign-in.ts'
import { answerAsCouple, CALL as TAX, FAILED, income, next, SIMULATOR, spouse } from './tax-saving.ts'

/** Faults that are no word to the whole application: whoever called says what happened. `slow` is none, and ERR_CSRF not at first. */
const PASSED_ON: readonly Fault[] = [
  'ERR_INVALID',
  'ERR_UNKNOWN',
  'ERR_LIMIT',
  'ERR_INTERNAL',
  'malformed-json',
  'off-schema',
  'drop',
  'timeout',
]
const ENDED: readonly Fault[] = ['ERR_TOKEN', 'ERR_EXP']

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const order = async (page: Page, call: string, fault: Fault, times = 100): Promise<void> => {
  expect((await page.request.post('/api/faults', { data: { call, fault, times } })).ok()).toBe(true)
}
const mend = (page: Page): Promise<unknown> => page.request.delete('/api/faults')

/** Half a minute is too long for a test: a call is given up after a second. */
const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const deadline = new AbortController()
      setTimeout(() => deadline.abort(new DOMException('Time is over.', 'TimeoutError')), 1000)
      return deadline.signal
    }
  })

/** Whatever happened, there is something to read and something to do. */
const expectNotBlank = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('link').or(page.getByRole('button')).first()).toBeEnabled()
}

/** A call of a screen that is built: how the screen is opened so that it makes the call, and what is said when it fails. */
type Scene = {
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

const SYLVIE = ['Sylvie Garnier'] as const
const MARC = ['Marc Delorme', 'individual'] as const
const greeted = (name: string) => async (page: Page) => expect(heading(page)).toContainText(name)

const gauges = (page: Page) => page.getByRole('dialog', { name: 'Mes plafonds de versement' }).getByRole('listitem')

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

const openSimulator = async (page: Page): Promise<void> => {
  await page.goto(SIMULATOR)
  await answerAsCouple(page)
}

/** Everything typed is still there. */
const expectAnswers = async (page: Page): Promise<void> => {
  await expect(income(page)).toHaveValue('3 333,33')
  await expect(spouse(page)).toHaveValue('2 500,00')
}

const expectResult = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeFocused()

/** Nothing of the person stays in the tab; the simulator that a visitor sees then keeps empty answers of its own. */
const expectNothingLeft = async (page: Page): Promise<void> => {
  const kept = await page.evaluate((): Readonly<Record<string, string>> => Object.assign({}, sessionStorage))
  const { 'hautelisse.tax-saving': answers = '', ...others } = kept
  expect(others).toEqual({})
  expect(answers).not.toMatch(/333,33|"MA"|"F"/)
}

const SCENES: readonly Scene[] = [
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
      await expect(page.getByRole('link', { name: 'Mon profil' })).toBeVisible()
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

const title = ({ ids, call }: Scene, rest: string): string =>
  `${ids
    .split(' ')
    .map((id) => `[${id}] `)
    .join('')}${call}: ${rest}`

/** Forgets what the tab keeps of the person, which would spare the next start its calls. */
const forget = async (page: Page): Promise<void> => {
  // A page that is just being left for a door would end the way here.
  await expect(() => page.goto('/robots.txt')).toPass()
  await page.evaluate(() => sessionStorage.clear())
}

/** Brings the person there; a fault is ordered after this and before the screen is opened. */
const arrive = async (page: Page, { person }: Scene): Promise<void> => {
  if (person !== undefined) await openAs(page, person[0], '/version', person[1])
  await forget(page)
}

test.describe('a call that fails', () => {
  test.afterEach(({ page }) => mend(page).then(() => undefined))

  test('every fault is looked at', () => {
    const others: readonly Fault[] = ['ERR_CSRF', 'ERR_MIRROR', 'ERR_CONSENT', 'slow']
    expect([...PASSED_ON, ...ENDED, ...others].toSorted()).toEqual([...ERROR_CODES, ...BREAKDOWNS].toSorted())
  })

  for (const scene of SCENES) {
    test(title(scene, 'the screen says so, is never blank, and is whole once the call answers again'), async ({ page }) => {
      test.slow()
      await hurry(page)
      await arrive(page, scene)
      for (const fault of PASSED_ON)
        await test.step(fault, async () => {
          await forget(page)
          await order(page, scene.call, fault)
          await scene.open(page)
          await scene.said(page, fault)
          await expectNotBlank(page)
          await mend(page)
        })
      await scene.mended(page)
      await expectNotBlank(page)
    })

    if (scene.anonymous === undefined)
      for (const fault of ENDED)
        test(`[P-ERR-06] [P-ERR-07] ${scene.call}: ${fault} ends the session`, async ({ page }) => {
          await arrive(page, scene)
          await order(page, scene.call, fault)
          await scene.open(page)
          await expect(windowOf(page).or(heading(page).filter({ hasText: 'Votre épargne,fil par fil' }))).toContainText(
            /votre session a été interrompue|fil par fil/,
          )
          await expectNotBlank(page)
          await expectNothingLeft(page)
        })

    test(`[P-ERR-05] [P-ERR-09] ${scene.call}: a refused token is replaced, a missing consent has its page`, async ({ page }) => {
      await arrive(page, scene)
      await order(page, scene.call, 'ERR_CSRF', 1)
      await scene.open(page)
      await expectNotBlank(page)
      await expect(page.getByRole('alert').filter({ hasNotText: 'choix à faire' })).toHaveCount(0)
      await forget(page)
      await order(page, scene.call, 'ERR_CONSENT')
      await scene.open(page)
      await expect(page).toHaveURL(/\/error-page\?reason=ERR_CONSENT$/)
      await expect(heading(page)).toHaveText('Votre accord est nécessaire')
      await expectNotBlank(page)
    })
  }
})

test.describe('calls that are late', () => {
  test.afterEach(({ page }) => mend(page).then(() => undefined))

  test('[P-ERR-28] [S-CONST-58] are waited for, with something to see, and the page is whole then', async ({ page }) => {
    test.slow()
    await openAs(page, SYLVIE[0], '/version')
    await forget(page)
    for (const { call, person } of SCENES) if (person === SYLVIE) await order(page, call, 'slow', 1)
    await page.goto('/epargne')
    await expect(page.getByRole('status').filter({ hasText: 'Un instant' })).toBeVisible()
    await expect(heading(page)).toContainText('Sylvie', { timeout: 20_000 })
    await expect(page.getByText('momentanément indisponibles')).toHaveCount(0)
  })

  test('[P-ERR-28] [S-CONST-58] [TAX-57] [GAUGE-02] a simulation and the gauges beside it are waited for', async ({ page }) => {
    test.slow()
    await openAs(page, SYLVIE[0], '/version')
    await forget(page)
    for (const call of [TAX, 's2e-contribution-gauge', 'ais-contribution-gauge-by-type']) await order(page, call, 'slow', 1)
    await openSimulator(page)
    await expect(next(page)).toHaveText('Calcul en cours')
    await expectAnswers(page)
    await expect(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeFocused({ timeout: 20_000 })
    await page.getByRole('link', { name: 'Mes plafonds de versement de l’année' }).click()
    await expect(windowOf(page).getByRole('status', { name: 'Lecture de vos plafonds' })).toBeVisible()
    await expect(gauges(page)).toHaveCount(3, { timeout: 20_000 })
  })
})

test.describe('an action in a mirror session', () => {
  test.afterEach(({ page }) => mend(page).then(() => undefined))

  test('[P-ERR-08] [P-PERM-07] is refused in words, and the page stays', async ({ page }) => {
    await openAs(page, SYLVIE[0], '/version')
    await forget(page)
    await order(page, 's2e-accounts', 'ERR_MIRROR')
    await page.goto('/epargne')
    await expect(windowOf(page)).toContainText('Vous ne pouvez effectuer cette action en vision miroir.')
    await page.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(page).toHaveURL(/\/epargne$/)
    await expect(page.getByText('momentanément indisponibles').first()).toBeVisible()
  })

  test('[P-ERR-08] [S-ERR-28] [TAX-57] [GAUGE-02] a simulation and the gauges beside it are refused in words, too', async ({
    page,
  }) => {
    const refuse = async (call: string, act: () => Promise<unknown>): Promise<void> => {
      await order(page, call, 'ERR_MIRROR')
      await act()
      await expect(windowOf(page)).toContainText('Vous ne pouvez effectuer cette action en vision miroir.')
      await page.getByRole('button', { name: 'J’ai compris' }).click()
      await expect(windowOf(page)).toHaveCount(0)
      await mend(page)
    }
    await openAs(page, SYLVIE[0], '/version')
    await forget(page)
    await refuse(TAX, () => openSimulator(page))
    await expectAnswers(page)
    await next(page).click()
    await expectResult(page)
    for (const call of ['s2e-contribution-gauge', 'ais-contribution-gauge-by-type'])
      await refuse(call, () => page.getByRole('link', { name: 'Mes plafonds de versement de l’année' }).click())
    await expectResult(page)
  })
})

test.describe('the end of a session that cannot be told to the server', () => {
  test.afterEach(({ page }) => mend(page).then(() => undefined))

  for (const fault of ['ERR_INTERNAL', 'ERR_EXP', 'drop', 'malformed-json'] as const)
    test(`[P-ROUTE-24] [P-STORE-04] leaves nothing here all the same: ${fault}`, async ({ page }) => {
      await signIn(page, SYLVIE[0])
      await order(page, 'logout', fault)
      await signOut(page)
      await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
      expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([expect.any(Array), []])
      expect(await page.evaluate(() => document.cookie.includes('session-origin'))).toBe(false)
    })
})
