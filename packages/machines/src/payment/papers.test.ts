import { describe, expect, it } from 'vitest'
import { failed } from '../act/act.testing.ts'
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
    const { page, papers, left } = await atSummary({ lab: { mode: 'PAPIER' }, documents: true })
    expect([step(page), selectPapers(page.getSnapshot()).asked]).toEqual(['summary', 'post'])
    await tell(page, [CONFIRM])
    expect([papers, selectRecord(page.getSnapshot())?.papers, left.length]).toEqual([[], 'none', 1])
  })

  it('are not waited for after a reload where a smaller amount asks for none any more', async () => {
    const { page, open, fates, readings } = await atSummary()
    await tell(page, [{ type: 'stepRequested', step: 'amount' }, ...ANSWERS])
    fates.push('lost-after')
    readings.push('failed')
    await tell(page, [CONFIRM])
    const sent = draftOf(page.getSnapshot())
    expect([sent?.isSent, sent?.files]).toEqual([true, undefined])
    const again = open(sent && { ...sent, files: ['origine.pdf'] })
    await settled()
    const papers = selectRecord(again.getSnapshot())?.papers
    expect([step(again), papers, draftOf(again.getSnapshot())]).toEqual(['results', 'none', undefined])
  })

  it('that failed are shown with the record after a reload, also while nothing else can be read', async () => {
    const { page, open, lost, unread } = await atSummary()
    lost.push(new Error('lost'))
    await tell(page, [CONFIRM])
    unread.push(new Error('down'))
    const again = open(draftOf(page.getSnapshot()))
    expect(screen(again)).toBe('waiting')
    await settled()
    expect([screen(again), step(again), selectRecord(again.getSnapshot())?.papers]).toEqual(['asking', 'results', 'to-send'])
  })

  it('that failed can be left: another payment is made under another key, over a reload too', async () => {
    const { page, open, lost, done, papers } = await atSummary()
    lost.push(new Error('lost'))
    await tell(page, [CONFIRM])
    const again = open(draftOf(page.getSnapshot()))
    await settled()
    await tell(again, [{ type: 'restartRequested' }])
    expect([screen(again), step(again), selectRecord(again.getSnapshot())]).toEqual(['asking', 'amount', undefined])
    expect([selectPapers(again.getSnapshot()).lost, draftOf(again.getSnapshot())]).toEqual([[], undefined])
    await tell(again, [...ANSWERS, CONFIRM])
    expect([step(again), done.size, papers]).toEqual(['results', 2, []])
  })

  it.each(['ERR_CONFLICT', 'ERR_UNKNOWN'])('are too late where the payment waits for them no more (%s)', async (code) => {
    const { page, lost } = await atSummary()
    lost.push(failed(code))
    await tell(page, [CONFIRM])
    expect([selectRecord(page.getSnapshot())?.papers, draftOf(page.getSnapshot())]).toEqual(['too-late', undefined])
  })
})
