import { VISITOR_KINDS } from '@hautelisse/domain/portal/expected-outcomes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { IS_ALL, renderPage } from '../testing/index.ts'
import { CELLS, pageOf, visitAs } from './addresses.testing.ts'

const pathOf = (address: string): string => pageOf(address).split('?')[0] ?? ''
/** A page may open a window over itself, which has the focus then. */
const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

for (const kind of VISITOR_KINDS)
  test(`[P-ROUTE-85] a page takes the focus to its heading when somebody comes to it: ${kind}`, async () => {
    const { go, address } = await visitAs(kind, {
      render: renderPage,
      isDrawn: () => expect.element(page.getByRole('heading', { level: 1 })).toBeVisible(),
      isAt: (at, end) => expect.poll(at).toBe(end),
    })
    const isArrival = (end: string): boolean => pathOf(end) !== pathOf(address())
    const own = CELLS.filter((cell) => cell.kind === kind).map(({ row }) => ({ to: row.address, end: row.lands[kind].at }))
    // One page of each kind of visitor; all of them in `npm run test:all`.
    for (const { to, end } of IS_ALL ? own : own.filter((cell) => isArrival(cell.end)).slice(0, 1)) {
      const isNew = isArrival(end)
      go(to)
      await expect.poll(() => [to, pageOf(address())]).toEqual([to, end])
      const hasFocus = (): boolean => isCovered() || document.activeElement === document.querySelector('h1')
      await expect.poll(() => [to, !isNew || hasFocus()]).toEqual([to, true])
    }
  }, 240_000)
