import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { draftOf } from './draft-of.ts'
import { selectErrors, selectPapers, selectRecord, type PaymentEvent } from './index.ts'
import { ANSWERS, CONFIRM, FUND, pickedFile, screen, start, step, tell } from './payment.testing.ts'

/** 5 000,00 € by card: the origin of the money is asked. */
const LARGE: readonly PaymentEvent[] = [
  { type: 'wayChosen', way: 'card' },
  { type: 'amountTyped', field: 'amount', text: '5 000' },
  { type: 'shareTyped', fund: FUND, text: '100' },
  { type: 'nextRequested' },
]
const NEXT: PaymentEvent = { type: 'nextRequested' }
const PICKED: PaymentEvent = { type: 'filesPicked', files: [pickedFile('origine.pdf')] }

const atSummary = async (given: Parameters<typeof start>[0] = {}) => {
  const at = start(given)
  const page = at.open()
  await settled()
  await tell(page, [...LARGE, PICKED])
  await settled()
  await tell(page, [NEXT])
  return { ...at, page }
}

describe('documents on the origin of the money', () => {
  it('[PAYM-19] are joined before the summary where they are asked for, and not below the amount', async () => {
    const page = start().open()
    await settled()
    await tell(page, [...LARGE, NEXT])
    expect([step(page), selectPapers(page.getSnapshot()).asked]).toEqual(['means', 'files'])
    expect(selectErrors(page.getSnapshot()).map(({ path, code }) => [path, code])).toEqual([['files', 'required']])
    await tell(page, [PICKED])
    await settled()
    await tell(page, [NEXT])
    expect(step(page)).toBe('summary')
    const small = start().open()
    await settled()
    await tell(small, ANSWERS)
    expect([step(small), selectPapers(small.getSnapshot()).asked]).toEqual(['summary', 'none'])
  })

  it('[PAYM-19] follow the payment, and only then the saver leaves for the card', async () => {
    const { page, papers, left } = await atSummary()
    await tell(page, [CONFIRM])
    expect(papers.map(({ id, files }) => [id, files.map(({ name }) => name)])).toEqual([['41721', ['origine.pdf']]])
    expect([step(page), selectRecord(page.getSnapshot())?.papers, left.length]).toEqual(['results', 'sent', 1])
  })

  it('[PAYM-19] [PAY-11] that do not arrive are kept, and sent again alone', async () => {
    const { page, papers, lost, left, done } = await atSummary()
    lost.push(new Error('lost'))
    await tell(page, [CONFIRM])
    expect([step(page), selectRecord(page.getSnapshot())?.papers, left]).toEqual(['results', 'to-send', []])
    expect(selectPapers(page.getSnapshot()).view.files.map(({ name }) => name)).toEqual(['origine.pdf'])
    await tell(page, [{ type: 'retryRequested' }])
    expect([papers.length, done.size, selectRecord(page.getSnapshot())?.papers, left.length]).toEqual([1, 1, 'sent', 1])
  })

  it('[PAYM-19] that did not arrive are asked for again after a reload, by name, and nothing is paid twice', async () => {
    const { page, open, papers, lost, done } = await atSummary()
    lost.push(new Error('lost'))
    await tell(page, [CONFIRM])
    const again = open(draftOf(page.getSnapshot()))
    await settled()
    expect([screen(again), step(again), selectPapers(again.getSnapshot()).lost]).toEqual(['asking', 'results', ['origine.pdf']])
    await tell(again, [PICKED])
    await settled()
    await tell(again, [{ type: 'retryRequested' }])
    expect([papers[0]?.id, done.size, draftOf(again.getSnapshot())]).toEqual(['41721', 1, undefined])
  })

  it('[PAYM-19] [CTX-11] go by post where the company takes no files', async () => {
    const { page, papers, left } = await atSummary({ lab: { mode: 'PAPIER' } })
    expect([step(page), selectPapers(page.getSnapshot()).asked]).toEqual(['summary', 'post'])
    await tell(page, [CONFIRM])
    expect([papers, selectRecord(page.getSnapshot())?.papers, left.length]).toEqual([[], 'none', 1])
  })
})
