import { fc, test } from '@fast-check/vitest'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { roboProjectionCall } from '@hautelisse/domain/robo-advice'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { fakeClient, fakePort, settled } from '../testing/index.ts'
import { GRID, HOLDINGS, PLAN } from './fixtures.testing.ts'
import {
  DRAWN_THREADS,
  futuresMachine,
  selectExplainedFuture,
  selectFutures,
  selectFuturesForm,
  selectSensitivities,
  type Drawn,
  type DrawRequest,
  type FuturesEvent,
  type FuturesInput,
} from './index.ts'

const drawnOf = ({ threads }: DrawRequest): Drawn => ({
  threads: threads.map((number) => ({
    number,
    amounts: [100, 90, 120],
    returns: [-0.1, 0.2],
    fall: number === 370 ? 0.3 : number === 371 ? 0.29 : 0.05,
  })),
  falls: { half: 0.29, oneInTwenty: 0.52 },
})

const open = (given: Partial<FuturesInput> = {}) => {
  const api = fakeClient()
  const worker = fakePort<DrawRequest, Drawn>()
  const clock = new SimulatedClock()
  const written: number[] = []
  const actor = createActor(futuresMachine, {
    clock,
    input: {
      client: api.client,
      plan: PLAN,
      grid: GRID,
      holdings: HOLDINGS,
      assumptions: 'robo-2026-10',
      own: 'balanced',
      profile: 'balanced',
      years: 4,
      thread: undefined,
      isReal: false,
      ports: { draw: worker.port, writeThread: (thread) => void written.push(thread) },
      ...given,
    },
  }).start()
  const send = async (...events: readonly FuturesEvent[]): Promise<void> => {
    for (const event of events) actor.send(event)
    await settled()
  }
  const rest = async (): Promise<void> => {
    clock.increment(250)
    await settled()
  }
  const now = () => actor.getSnapshot()
  const view = () => selectFutures(now())
  const form = () => selectFuturesForm(now())
  const draw = async (): Promise<void> => {
    const [request] = worker.waiting()
    if (request !== undefined) worker.answer(drawnOf(request))
    await settled()
  }
  return { ...api, worker, actor, written, send, rest, now, view, form, draw }
}
const end = (page: ReturnType<typeof open>) => page.view()?.fan.points.at(-1)

describe('the futures of a plan', () => {
  it('[ROBO-03] are the page’s own at once, then the answer’s, to the cent the same', async () => {
    const page = open()
    await settled()
    expect([page.view()?.by, page.inputOf(roboProjectionCall)]).toEqual([
      'page',
      { body: { ...PLAN, profile: 'balanced', horizon_years: 4, monthly_payment: 150 } },
    ])
    const { initial, fan, today } = page.now().context.computed
    if (fan === undefined || today === undefined) throw new Error('The worked case has both fans.')
    page.answer(roboProjectionCall, { assumptions: 'robo-2026-10', initial, fan, today })
    await settled()
    expect([page.view()?.by, page.view()?.initial, end(page)?.paid]).toEqual(['answer', 11404.16, 18604.16])
  })

  it('[ROBO-03] follow the hand in the frame; call and worker wait until it rests', async () => {
    const page = open()
    await page.draw()
    const before = end(page)?.p50 ?? 0
    await page.send({ type: 'monthlyDragged', monthly: 160 }, { type: 'monthlyDragged', monthly: 300 })
    expect(end(page)?.p50).toBeGreaterThan(before)
    expect([page.form().monthlyText, page.view()?.threads.length, page.waiting(), page.worker.waiting()]).toEqual([
      '300',
      0,
      [],
      [],
    ])
    expect(selectSensitivities(page.now())).toEqual([])
    await page.rest()
    expect([page.waiting(), page.worker.waiting().length]).toEqual([['robo-projection'], 1])
    await page.draw()
    expect(page.view()?.threads.map(({ number }) => number)).toEqual(DRAWN_THREADS)
    await page.send({ type: 'yearsDragged', years: 10 }, { type: 'profileChosen', profile: 'security' })
    expect([end(page)?.years, page.form().profile, page.form().yearsText]).toEqual([10, 'security', '10'])
  })

  it('[ROBO-03] keep what is typed wrong, and the figures of what was right', async () => {
    const page = open()
    await page.send({ type: 'yearsTyped', text: '61' }, { type: 'monthlyTyped', text: '10 000 000' })
    expect(page.form()).toMatchObject({ yearsText: '61', isHorizonWrong: true, isPaymentWrong: true, years: 4, monthly: 150 })
    for (const text of ['0', '0,01', '', 'x']) {
      await page.send({ type: 'yearsTyped', text })
      expect(page.form().isHorizonWrong).toBe(true)
    }
    await page.send({ type: 'yearsTyped', text: '0,5' }, { type: 'monthlyTyped', text: '' })
    expect(page.form()).toMatchObject({ years: 0.5, monthly: 0, isHorizonWrong: false, isPaymentWrong: false })
  })

  it('[ROBO-03] stay, and are said to be the page’s, where no answer comes', async () => {
    const page = open()
    await settled()
    page.refuse(roboProjectionCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([page.view()?.by, end(page)?.paid]).toEqual(['page-alone', 18604.16])
    await page.send({ type: 'retryRequested' })
    expect(page.waiting()).toEqual(['robo-projection'])
  })

  it('[ROBO-03] stand without threads where no worker starts', async () => {
    const page = open()
    await settled()
    page.worker.refuse(new Error('no worker'))
    await settled()
    expect([page.view()?.threadsState, page.view()?.threads, page.view()?.followed, end(page)?.years]).toEqual([
      'none',
      [],
      undefined,
      4,
    ])
  })

  it('[ROBO-03] have a thread with a number, followed by hand, by number and by its neighbours, and written in the address', async () => {
    const page = open({ thread: 36 })
    await settled()
    await page.draw()
    expect(page.view()?.followed).toMatchObject({
      number: 36,
      worst: { year: 1, change: -0.1, before: 100, after: 90 },
      end: 120,
    })
    await page.send({ type: 'threadFollowed', thread: 203 }, { type: 'threadFollowed', thread: 5 })
    expect([page.view()?.followed?.number, page.written]).toEqual([203, [203]])
    await page.send({ type: 'threadMoved', by: 1 })
    await page.draw()
    expect([page.view()?.followed?.number, page.form().threadText]).toEqual([204, '204'])
    await page.send({ type: 'threadTyped', text: '10 000' })
    expect([page.form().isThreadWrong, page.view()?.followed?.number]).toEqual([true, 204])
    await page.send({ type: 'threadTyped', text: '6 549' })
    await page.rest()
    await page.draw()
    expect([page.view()?.followed?.number, page.form().isThreadWrong, page.written]).toEqual([6549, false, [203, 204, 6549]])
    await page.send({ type: 'threadTyped', text: '0' })
    await page.rest()
    await page.draw()
    await page.send({ type: 'threadMoved', by: -1 })
    await page.draw()
    expect(page.view()?.followed?.number).toBe(9999)
  })

  it('[ROBO-25] (S-24) begin with the drawn thread whose deepest fall is that of one future in two, until somebody chooses', async () => {
    const page = open({ thread: 70_000 })
    await settled()
    expect([page.view()?.followed, page.form().threadText, page.form().isThreadWrong]).toEqual([undefined, '', false])
    await page.draw()
    expect([page.view()?.followed?.number, page.form().threadText, page.written]).toEqual([370, '370', []])
    await page.send({ type: 'yearsDragged', years: 10 })
    await page.rest()
    await page.draw()
    expect([page.view()?.followed?.number, page.form().isThreadWrong]).toEqual([370, false])
    await page.send({ type: 'threadMoved', by: 1 })
    await page.draw()
    expect([page.view()?.followed?.number, page.written]).toEqual([371, [371]])
  })

  it('[ROBO-34] (S-15) say the loss of the profile as the allocation does, whatever is paid in', async () => {
    const page = open({ years: 3 })
    await settled()
    expect(page.view()?.loss).toMatchObject({ badYear: 990, chance: 23, chanceLimit: 18, years: 3, breaks: ['late-loss'] })
    await page.send({ type: 'monthlyDragged', monthly: 1000 })
    expect(page.view()?.loss?.chance).toBe(23)
  })

  it('[ROBO-03] are written in euros of today where that is chosen, threads included', async () => {
    const page = open()
    await settled()
    await page.draw()
    const [real, given] = [page.view()?.medians.real ?? 0, end(page)?.p50 ?? 0]
    expect(real).toBeCloseTo(given / 1.02 ** 4, 6)
    await page.send({ type: 'realChosen', real: true })
    expect(end(page)?.p50).toBeCloseTo(real, 6)
    expect(page.view()?.today?.points.at(-1)?.paid).toBeLessThan(18604.16)
    expect(page.view()?.followed?.end).toBeCloseTo(120 / 1.02 ** 2, 6)
  })

  it('[ROBO-03] order the assumptions by what they move', async () => {
    const page = open({ years: 25 })
    const lines = selectSensitivities(page.now())
    expect(lines.map(({ id }) => id).toSorted()).toEqual(['charges', 'correlation', 'shares-deviation', 'shares-return'])
    const moves = lines.map(({ low }) => Math.abs(low))
    expect(moves).toEqual(moves.toSorted((one, other) => other - one))
    expect(lines.every(({ low }) => low < 0)).toBe(true)
  })

  it('are given up when the page is left', async () => {
    const page = open()
    await settled()
    page.actor.stop()
    expect([page.waiting(), page.worker.waiting()]).toEqual([[], []])
  })

  it('[ROBO-24] explain the figure that is open, through every change of what it is computed from', async () => {
    const page = open()
    await settled()
    const explained = () => Number(selectExplainedFuture(page.now())?.value)
    expect(selectExplainedFuture(page.now())).toBeUndefined()
    await page.send({ type: 'figureOpened', figure: { of: 'profile', figure: 'p10', after: 'end' } })
    expect(explained()).toBe(end(page)?.p10)
    await page.send({ type: 'yearsDragged', years: 12 })
    expect([end(page)?.years, explained()]).toEqual([12, end(page)?.p10])
    await page.send({ type: 'realChosen', real: true })
    expect(explained()).toBeCloseTo(end(page)?.p10 ?? NaN, 8)
    await page.send(
      { type: 'figureOpened', figure: { of: 'today', figure: 'p75', after: 8 } },
      { type: 'realChosen', real: false },
    )
    expect(explained()).toBe(page.view()?.today?.points[8]?.p75)
    await page.send({ type: 'yearsDragged', years: 3 })
    expect(explained()).toBe(page.view()?.today?.points[3]?.p75)
    await page.send({ type: 'figureClosed' })
    expect(selectExplainedFuture(page.now())).toBeUndefined()
  })

  const texts = fc.constantFrom('0', '0,5', '12', '61', '', '1 000', '9999', 'abc', '-5')
  const events = fc.oneof(
    texts.map((text): FuturesEvent => ({ type: 'yearsTyped', text })),
    texts.map((text): FuturesEvent => ({ type: 'monthlyTyped', text })),
    texts.map((text): FuturesEvent => ({ type: 'threadTyped', text })),
    fc.constantFrom<FuturesEvent>(
      { type: 'threadMoved', by: 1 },
      { type: 'threadMoved', by: -1 },
      { type: 'profileChosen', profile: 'offensive' },
      { type: 'realChosen', real: true },
      { type: 'figureOpened', figure: { of: 'today', figure: 'bad_year', after: 'end' } },
      { type: 'figureClosed' },
    ),
    fc.constantFrom('rest' as const, 'draw' as const),
  )
  test.prop([fc.array(events, { maxLength: 25 })], SLOW)(
    '[ROBO-03] never show a figure of other settings than those that stand, whatever happens',
    async (storm) => {
      const page = open()
      await settled()
      for (const one of storm) {
        if (one === 'rest') await page.rest()
        else if (one === 'draw') await page.draw()
        else await page.send(one)
        expect(end(page)?.years).toBe(page.form().years)
        const years = page.view()?.followed?.amounts.length
        expect(years === undefined || page.form().isHorizonWrong || years === 3).toBe(true)
      }
    },
  )
})
