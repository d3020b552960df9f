import { euros, subtractEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import type { WithdrawalEvent } from './events.ts'
import {
  A83,
  answerTo,
  atDistribution,
  contextOf,
  finish,
  ONE,
  PERO,
  SEVERAL,
  SMALL_PERO,
  startStepper,
} from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import { selectHeadline, selectIsWishTaken, selectTotals, wishOf } from './index.ts'
import type { WishAnswer } from './index.ts'
import { tables, written } from './results.testing.ts'

const wishing = (text: string): WithdrawalEvent => ({ type: 'wishTyped', text })
const viewOf = (stepper: Stepper) => wishOf({ ...contextOf(stepper), answers: contextOf(stepper).form }, tables)
const answerIn = (stepper: Stepper): WishAnswer => {
  const answer = viewOf(stepper)?.answer
  if (answer === undefined) throw new Error('Nothing is wanted.')
  return answer
}
const take = ({ amounts }: WishAnswer): WithdrawalEvent => ({ type: 'wishTaken', amounts })
/** What the answer converts of each part that is split freely. */
const convertedIn = ({ contracts }: WishAnswer) =>
  contracts.flatMap(({ parts }) =>
    parts.flatMap(({ lock, name, annuity, capital }) => (lock === undefined ? [[name, written(annuity), written(capital)]] : [])),
  )

/** The gross month that the results show first, by the answer of the API. */
const monthOf = async (stepper: Stepper, accounts = SEVERAL): Promise<Euros | undefined> => {
  stepper.send({ type: 'nextRequested' })
  stepper.send({ type: 'optionChosen', option: contextOf(stepper).form.reversible === true ? 'RV_R' : 'RV_NR' })
  stepper.send({ type: 'nextRequested' })
  await finish(stepper, (request) => answerTo(accounts, request, tables))
  const headline = selectHeadline(stepper.actor.getSnapshot())?.annuity
  return headline?.kind === 'lead' ? headline.lead.month : headline?.kind === 'plain' ? headline.plain.month : undefined
}

const REVERSIBLE: readonly WithdrawalEvent[] = [
  { type: 'nextRequested' },
  { type: 'ageTyped', text: '64' },
  { type: 'nextRequested' },
  { type: 'reversibleAnswered', reversible: true },
  { type: 'spouseBirthDateTyped', text: '05/07/1966' },
  { type: 'reversionPercentageChosen', percentage: 60 },
  { type: 'nextRequested' },
]
const withSpouse = (accounts = SEVERAL): Stepper => {
  const stepper = startStepper(accounts)
  stepper.send(...REVERSIBLE)
  return stepper
}

describe('the split for a wanted annuity', () => {
  it('[BEY-99] says nothing until something is wanted, and marks what is no amount', () => {
    const stepper = atDistribution(SEVERAL)
    expect(viewOf(stepper)).toMatchObject({ text: '', isWrong: false, percentage: undefined, answer: undefined })
    stepper.send(wishing('0'))
    expect(viewOf(stepper)?.answer).toBeUndefined()
    for (const text of ['-5', 'beaucoup']) {
      stepper.send(wishing(text))
      expect(viewOf(stepper)).toMatchObject({ text, isWrong: true, answer: undefined })
    }
  })

  it('[BEY-99] leaves the split as it is until it is taken; undone, what stood before is there again', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'splitMoved', part: { policyId: PERO.policy_id, name: 'vv' }, capitalCents: 100_000 }, wishing('200'))
    const before = contextOf(stepper).form.distribution
    const answer = answerIn(stepper)
    expect([selectIsWishTaken(contextOf(stepper), answer), contextOf(stepper).form.distribution]).toEqual([false, before])
    stepper.send(take(answer))
    expect(selectIsWishTaken(contextOf(stepper), answer)).toBe(true)
    expect(contextOf(stepper).fill?.field).toBe('all')
    stepper.send({ type: 'fillUndone' })
    expect(contextOf(stepper).form.distribution).toEqual(before)
  })

  it.each([
    ['of the start', false],
    ['of today', true],
  ])(
    '[BEY-33] [BEY-99] taken and simulated it gives what was wanted, and a cent less converted misses it: euros %s',
    async (_, isOn) => {
      for (const [begin, wanted] of [
        [() => atDistribution(SEVERAL), '200'],
        [() => withSpouse(), '190,5'],
      ] as const) {
        const ready = (): Stepper => {
          const stepper = begin()
          stepper.send({ type: 'todaysEurosSwitched', isOn }, wishing(wanted))
          stepper.send({
            type: 'wishOptionChosen',
            option: begin().actor.getSnapshot().context.form.reversible === true ? 'reversible' : 'single',
          })
          return stepper
        }
        const stepper = ready()
        const answer = answerIn(stepper)
        expect(answer.kind).toBe('found')
        stepper.send(take(answer))
        expect(written(await monthOf(stepper))).toBe(written(answer.monthly))
        expect(answer.monthly.greaterThanOrEqualTo(wanted.replace(',', '.'))).toBe(true)
        const last = answer.contracts
          .flatMap(({ parts }) => parts)
          .findLast(({ lock, annuity }) => lock === undefined && !annuity.isZero())
        const less = answer.amounts.map((one) =>
          one.part.policyId === last?.policyId && one.part.name === last.name
            ? { ...one, annuity: subtractEuros(one.annuity, euros('0.01')) }
            : one,
        )
        const other = ready()
        other.send(take({ ...answer, amounts: less }))
        expect((await monthOf(other))?.lessThan(wanted.replace(',', '.'))).toBe(true)
      }
    },
  )

  it('[BEY-99] below what mandatory payments and an article 83 give, nothing else is converted', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send(wishing('100'))
    const answer = answerIn(stepper)
    expect([answer.kind, written(answer.monthly), written(answer.capital)]).toEqual(['enough', '149,32 €', '39 546,53 €'])
    expect(convertedIn(answer).map(([, annuity]) => annuity)).toEqual(['0,00 €', '0,00 €', '0,00 €', '0,00 €'])
  })

  it('[BEY-34] [BEY-99] beyond all of the savings the most is told, and its split converts them all', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send(wishing('300'))
    const answer = answerIn(stepper)
    expect([answer.kind, written(answer.monthly), written(answer.capital)]).toEqual(['beyond', '259,99 €', '0,00 €'])
    stepper.send(take(answer))
    expect(written(selectTotals(stepper.actor.getSnapshot()).capital)).toBe('0,00 €')
  })

  it('[BEY-99] the annuity that goes on to the spouse is asked for only with a reversion, and takes more', () => {
    const alone = atDistribution(SEVERAL)
    alone.send(wishing('190'), { type: 'wishOptionChosen', option: 'reversible' })
    expect(viewOf(alone)).toMatchObject({ option: 'single', percentage: undefined })
    const couple = withSpouse()
    couple.send(wishing('190'))
    expect(viewOf(couple)).toMatchObject({ option: 'single', percentage: 60 })
    const single = answerIn(couple)
    couple.send({ type: 'wishOptionChosen', option: 'reversible' })
    expect(answerIn(couple).capital.lessThan(single.capital)).toBe(true)
  })

  it('[BEY-99] a small contract that stood wholly as capital converts its mandatory payments again', () => {
    const stepper = atDistribution([SMALL_PERO, A83])
    for (const { policy_id: policyId } of [SMALL_PERO, A83]) stepper.send({ type: 'allAsChosen', policyId, side: 'capital' })
    stepper.send(wishing('60'))
    stepper.send(take(answerIn(stepper)))
    expect(contextOf(stepper).form.distribution.map(({ name, annuity }) => [name, annuity.text])).toContainEqual([
      'co',
      '3 000,00',
    ])
  })

  it('[BEY-99] an amount that no part holds changes nothing', () => {
    const stepper = atDistribution(ONE)
    const before = contextOf(stepper).form.distribution
    const part = { policyId: PERO.policy_id, name: 'vv' } as const
    for (const annuity of ['-1', '9650.01'])
      stepper.send({
        type: 'wishTaken',
        amounts: [
          { part, annuity: euros(annuity) },
          { part: { ...part, policyId: 'another' }, annuity: euros(1) },
        ],
      })
    expect(contextOf(stepper).form.distribution).toEqual(before)
  })
})
