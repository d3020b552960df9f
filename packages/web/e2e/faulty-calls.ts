import type { Fault } from '@hautelisse/domain/contract'
import { expect, type Page } from '@playwright/test'
import { drawn } from './drawn.ts'

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

const SYLVIE = ['Sylvie Garnier'] as const
const greeted = (name: string) => async (page: Page) => expect(heading(page)).toContainText(name)

/** Calls whose failures are looked at over HTTP: a read of the home, the way to the door. */
export const SCENES: readonly Scene[] = [
  family('s2e-accounts', SYLVIE, /indisponibles/, greeted('Sylvie')),
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
